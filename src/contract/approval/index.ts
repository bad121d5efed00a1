import { decideApproval } from './decideApproval'
import { queryApproval } from './queryApproval'
import { queryApprovals } from './queryApprovals'
import { saveApproval } from './saveApproval'
import { submitApproval } from './submitApproval'
import { withdrawApproval } from './withdrawApproval'

/** The calls of `approval`; the app imports single calls instead, to stay small. */
export const approvalCalls = {
  decideApproval,
  queryApproval,
  queryApprovals,
  saveApproval,
  submitApproval,
  withdrawApproval,
}
