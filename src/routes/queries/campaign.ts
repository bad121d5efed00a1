import * as v from 'valibot'
import { isProductCode } from '@/domain/product/families'

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/))
const optionalCode = v.fallback(v.optional(code), undefined)

/** A campaign's page: the row says which one and in which look. */
export const promotionLandingQuery = v.object({
  /** The row's own. */
  act: code,
  look: v.optional(code),
  /** The row's: the general page of a landing that only a text message's link leads to, and that link's token. */
  overAct: v.optional(code),
  overLook: v.optional(code),
  t: optionalCode,
  /** The address's: the product that the page is to show first. */
  productType: v.fallback(v.optional(v.pipe(v.string(), v.check(isProductCode))), undefined),
})

/** All campaigns, or one to take part in: the row's, or the address's where the row names none. */
export const promotionQuery = v.object({
  view: v.optional(v.picklist(['all', 'one']), 'one'),
  act: v.optional(v.string(), ''),
  actId: optionalCode,
})

/** The row's campaign and that of friends' help; a friend's link, which an address brings. */
export const togetherQuery = v.object({
  act: v.optional(v.string(), ''),
  help: v.optional(v.string(), ''),
  code: optionalCode,
})

/** Rewards: all, red packets, one of them, those that one tap claims, or the rule of that. */
export const rewardsQuery = v.object({
  view: v.picklist(['all', 'packets', 'one', 'claim', 'rule']),
  rewardId: optionalCode,
})

/** The form, or a withdrawal by its order; without one all of them. */
export const withdrawnQuery = v.object({ view: v.picklist(['form', 'result']), orderNo: optionalCode })
