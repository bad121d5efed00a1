import * as v from 'valibot'

/** What isn't as it should be is as if it weren't there. */
const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** An item of the shelf, or an order that was made. */
export const mallQuery = v.object({
  itemId: optional(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{1,40}$/))),
  orderNo: optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,32}$/))),
})

/** Reading, or the questions a week later: the row says which. */
export const lookQuery = v.object({ look: v.picklist(['first', 'second']) })

/** Vouchers of merchants, coupons of deposits, or what is offered by city, address or from a second on: the row says which. */
export const cardFolderQuery = v.object({
  list: v.picklist(['vouchers', 'coupons', 'city', 'rush', 'agri', 'agriMine']),
})

/** How points came and went, or how customers rank by them: the row says which. */
export const entriesQuery = v.object({ view: v.picklist(['entries', 'ranking']) })

/** A draw: the row's campaign, or another one of this page's that an address names (src/routes/draws.ts); one of its views, or a thing that was won. */
export const drawQuery = v.object({
  act: v.optional(v.string(), ''),
  actId: optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/))),
  view: optional(v.picklist(['check'])),
  rewardId: optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/))),
})
