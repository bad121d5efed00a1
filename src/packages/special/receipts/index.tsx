import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { querySpecial } from '@/contract/special/querySpecial'
import { dayOfInstant } from '@/domain/dates/instant'
import { formatInstant } from '@/domain/dates/format'
import { Frame } from '@/app/Frame'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { Amount } from '@/ui/Amount'
import { Cell } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Skeleton } from '@/ui/Skeleton'
import { PAYOUT_READER } from '../payouts'
import type { Payout } from '../payouts'

/** The year in which a payout was claimed. */
const yearOf = ({ claimed }: Payout): string => (claimed ? `${dayOfInstant(claimed.at).slice(0, 4)}年` : '')

/** /specialReceipt: what was paid, year by year. */
function Receipts({ route }: PageProps) {
  const list = usePages(querySpecial, { list: 'PAID' }, PAYOUT_READER)
  return (
    <Frame title={route.title}>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={4} />}
        empty={{
          picture: 'notebook',
          text: '还没有领取过专项款项',
          hint: '领取后，凭证在这里按年查看',
          action: { text: '我的专项款项', onPress: () => go('/speciaLists') },
        }}
      >
        {(payouts) =>
          byMonth(payouts, yearOf).map(({ month, title, items }) => (
            <MonthGroup key={month} title={title}>
              {items.map((payout) => (
                <Cell
                  key={payout.itemId}
                  label={payout.title}
                  hint={<Facts of={[payout.payer, ...(payout.claimed ? [formatInstant(payout.claimed.at)] : [])]} />}
                  value={<Amount value={payout.amount} />}
                  onPress={() => go('/specialReceiptOne', { itemId: payout.itemId })}
                />
              ))}
            </MonthGroup>
          ))
        }
      </PagedList>
    </Frame>
  )
}

export default definePage(Receipts)
