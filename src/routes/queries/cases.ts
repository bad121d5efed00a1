import * as v from 'valibot'

const code = v.pipe(v.string(), v.maxLength(64))

/** What is chosen at first, and the order it is about. */
export const complaintQuery = v.object({
  kind: v.fallback(v.optional(v.picklist(['COMPLAINT', 'FEEDBACK'])), undefined),
  orderNo: v.fallback(v.optional(code), undefined),
})

/** The case that was opened. */
export const openedCaseQuery = v.object({ caseNo: code })

/** All cases, or one of them. */
export const caseQuery = v.object({ caseNo: v.optional(code) })
