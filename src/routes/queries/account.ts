import * as v from 'valibot'

/** An order's number, as the bank counts them. */
const orderNo = v.pipe(v.string(), v.regex(/^\d{1,32}$/))

/**
 * Which way the money goes is the row's to say. `cardId` is the card that stands chosen; one that isn't bound is none.
 * `bizToken` comes back from the face service's page (H5).
 */
export const transferQuery = v.object({
  direction: v.picklist(['IN', 'OUT']),
  cardId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/**
 * A transfer by its order's number, or by the client id of an order whose answer was lost. Without either the row says what
 * is shown: today's latest transfer out, or nothing.
 */
export const turnStatusQuery = v.object({
  orderNo: v.optional(orderNo),
  orderId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  otherwise: v.optional(v.picklist(['latest', 'nothing']), 'nothing'),
})

/** A deposit whose interest is checked. */
export const interestCheckQuery = v.object({ seqNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) })

export const frozenQuery = v.object({ tab: v.optional(v.picklist(['frozen', 'pending']), 'frozen') })

/** Of what is owned: what is money to spend now, what comes of it, both read aloud, or how an amount is had; the row says which. */
export const myMoneyQuery = v.object({ view: v.optional(v.picklist(['upcoming', 'readToMe', 'cash'])) })
