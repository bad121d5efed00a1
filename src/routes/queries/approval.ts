import * as v from 'valibot'
import { APPROVAL_KINDS } from '@/domain/approval/kinds'

const code = v.pipe(v.string(), v.maxLength(64))

/** Which applications are shown first. */
export const approvalListQuery = v.object({
  list: v.fallback(v.optional(v.picklist(['WAITING', 'MINE', 'DONE'])), undefined),
})

/** The application to show. */
export const approvalQuery = v.object({ approvalId: code })

/** What is applied for; or the application that is changed. Without either, what may be applied for. */
export const writeApprovalQuery = v.object({
  kind: v.fallback(v.optional(v.picklist(APPROVAL_KINDS)), undefined),
  approvalId: v.fallback(v.optional(code), undefined),
})
