import type * as v from 'valibot'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { promotionQuery } from '@/routes/queries/promotion'
import { Centre } from './Centre'
import { Promotion } from './Promotion'

/** All campaigns, or one of them, as the row says. */
function Campaigns(page: PageProps<v.InferOutput<typeof promotionQuery>>) {
  return page.query.view === 'all' ? <Centre {...page} /> : <Promotion {...page} />
}

export default definePage(Campaigns, { query: promotionQuery })
