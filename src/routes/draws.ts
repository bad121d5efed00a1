import { link } from './link'
import type { Link } from './link'

/** The page of each draw. A page shows the draws of its own and no other, whatever its address names. */
const DRAW_PAGES = {
  luckyDraw: '/luckyDrawIndex',
  autumnDraw: '/luckyDrawIndex',
  realDraw: '/realDrawPage',
  springFestival: '/springFestivalIndex',
} as const

const pageOfDraw = (actId: string): (typeof DRAW_PAGES)[keyof typeof DRAW_PAGES] | undefined =>
  Object.entries(DRAW_PAGES).find(([key]) => key === actId)?.[1]

/** Which draw a page shows. @param own the row's; @param named what the address names */
export const drawOn = (page: string, own: string, named: string | undefined): string =>
  named !== undefined && pageOfDraw(named) === page ? named : own

/** Where a draw is taken part in or checked; undefined for a campaign that no page draws. */
export function drawLink(actId: string, view?: 'check'): Link | undefined {
  const page = pageOfDraw(actId)
  return page && link(page, { actId, ...(view && { view }) })
}
