import * as v from 'valibot'
import { code } from '../fields'

/** Who brought the customer: a cooperating channel, and codes of promoters or staff (specification §3, §6). */
export const orderSource = /*#__PURE__*/ v.strictObject({
  channel: v.optional(code),
  marketNo: v.optional(code),
  saverId: v.optional(code),
  promote_id: v.optional(code),
  sales_id: v.optional(code),
})
