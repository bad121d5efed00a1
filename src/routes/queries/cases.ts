import * as v from 'valibot'

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** A number that no case has. */
const NOBODYS = 'unknown'

/** What is chosen at first, and the order, the article or the payout it is about. */
export const complaintQuery = v.object({
  kind: v.fallback(v.optional(v.picklist(['COMPLAINT', 'FEEDBACK'])), undefined),
  orderNo: v.fallback(v.optional(code), undefined),
  /** The payout to the customer by name. */
  itemId: v.fallback(v.optional(code), undefined),
  articleId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))), undefined),
})

/** The case that was opened; without one the page says that there is none, and leads to the list. */
export const openedCaseQuery = v.object({ caseNo: v.fallback(code, NOBODYS) })

/** All cases, or one of them. */
export const caseQuery = v.object({ caseNo: v.fallback(v.optional(code), undefined) })
