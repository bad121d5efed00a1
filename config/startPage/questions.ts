import { plainAddress } from '@/contract/call'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryProducts } from '@/contract/product/queryProducts'
import type { RouteRow } from '@/routes/row'
import { ROWS } from '@/routes/table'

/** The pages of campaigns, whose first pictures have scripts of their own. */
export const LANDING_PAGE = 'packages/promotion/landing/index'
export const DETAIL_PAGE = 'packages/promotion/detail/index'

/** The rows of a page. */
export const routesOf = (page: string): readonly RouteRow[] =>
  (ROWS as readonly RouteRow[]).filter((row) => row.page === page)

/**
 * What pages begin with that everybody is answered alike, by the row that leads to them: the question as the app writes it, with
 * `{name}` for what the address's query gives (src/platform/request/askEarly.ts).
 */
const BEGIN_WITH: Readonly<Record<string, (row: RouteRow) => string>> = {
  'pages/home/index': () => queryProducts.path,
  'pages/shelf/index': () => queryProducts.path,
  'packages/product/detail/index': () => queryProducts.path,
  [LANDING_PAGE]: ({ with: { act: actId, look: variant, overAct } = {} }) =>
    // One that a text message's link leads to also names its token.
    plainAddress(queryCampaign.path, { actId, variant }) + (overAct === undefined ? '' : '&link={t?}'),
  [DETAIL_PAGE]: ({ with: { act, view } = {} }) =>
    view === 'all' ? queryCampaigns.path : `${queryCampaign.path}?actId=${act ?? '{actId}'}`,
}

/** How every one of these questions begins. */
export const BASE = '/api/wechatbank/config/query'

/** What index.html asks, without `BASE`: by page where all its routes begin alike, else by route without its slash. */
export const QUESTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BEGIN_WITH).flatMap(([page, question]) => {
    const asked = routesOf(page).map((row) => [row.name.slice(1), restOf(question(row))] as const)
    const [first] = asked
    return first && asked.every(([, one]) => one === first[1]) ? [[page, first[1]] as const] : asked
  }),
)

function restOf(question: string): string {
  if (!question.startsWith(BASE)) throw new Error(`${question} doesn't begin with ${BASE}`)
  return question.slice(BASE.length)
}
