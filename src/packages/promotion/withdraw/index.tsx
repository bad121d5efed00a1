import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { withdrawnQuery } from '@/routes/queries/campaign'
import { Withdraw } from './Withdraw'
import { Withdrawn } from './Withdrawn'

/** Withdrawing red-packet money, or what became of it, as the row says. */
function Withdrawals(page: PageProps<typeof withdrawnQuery>) {
  return page.query.view === 'form' ? <Withdraw {...page} /> : <Withdrawn {...page} />
}

export default definePage(Withdrawals, { query: withdrawnQuery })
