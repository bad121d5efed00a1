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

/** Pages of other campaigns, which have one each. */
const OWN_PAGES = {
  newcomerGift: '/newcomerGiftPack',
  learnTogether: '/zhouHelpFriends',
  cityCard: '/cityCardActivitiesHomePage',
  agriTicket: '/yuAgribusinessTicket',
} as const

/** Where a campaign is taken part in: on a page of its own where it has one. */
export function campaignLink(actId: string): Link {
  const own = Object.entries(OWN_PAGES).find(([key]) => key === actId)?.[1]
  return drawLink(actId) ?? (own === undefined ? link('/promotionDetail', { actId }) : link(own))
}

/** Where a draw is taken part in or checked; undefined for a campaign that no page draws. */
export function drawLink(actId: string, view?: 'check'): Link | undefined {
  const page = pageOfDraw(actId)
  return page && link(page, { actId, ...(view && { view }) })
}
