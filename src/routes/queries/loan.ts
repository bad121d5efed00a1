import * as v from 'valibot'

/** Which loan is introduced is the row's. */
export const landingQuery = v.object({ landing: v.picklist(['hospital', 'easy']) })

/** One voucher by its number, or those of a type (specification §2); anything else shows all. */
export const loanCouponQuery = v.object({
  num: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,32}$/))), undefined),
  type: v.fallback(v.optional(v.picklist(['all', 'interest', 'cash']), 'all'), 'all'),
})
