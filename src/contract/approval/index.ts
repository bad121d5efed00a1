// The calls of this capability; the app imports single calls instead, to stay small.
export { decideApproval } from './decideApproval'
export { queryApproval } from './queryApproval'
export { queryApprovals } from './queryApprovals'
export { saveApproval } from './saveApproval'
export { submitApproval } from './submitApproval'
export { withdrawApproval } from './withdrawApproval'
