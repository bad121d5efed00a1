import { plainAddress } from '@/contract/call'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryProducts } from '@/contract/product/queryProducts'
import type { RouteRow } from '@/routes/row'
import { ROWS } from '@/routes/table'

const HOME_PAGE = 'pages/home/index'
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
  [HOME_PAGE]: () => queryProducts.path,
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

/** Pages that are drawn before the app is there. */
const DRAWN: readonly string[] = [HOME_PAGE, LANDING_PAGE, DETAIL_PAGE]

/**
 * What index.html asks, without `BASE`: by route without its slash for pages that are drawn before the app is there, because to find a
 * route's page the whole table must be read; by page for others, whose routes all begin alike.
 */
export const QUESTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BEGIN_WITH).flatMap(([page, question]) => {
    const asked = routesOf(page).map((row) => [row.name.slice(1), restOf(question(row))] as const)
    return DRAWN.includes(page) ? asked : asked.slice(0, 1).map(([, one]) => [page, one] as const)
  }),
)

function restOf(question: string): string {
  if (!question.startsWith(BASE)) throw new Error(`${question} doesn't begin with ${BASE}`)
  return question.slice(BASE.length)
}
