// A handler for each call of this capability.
export { decideApproval } from './decideApproval'
export { queryApproval } from './queryApproval'
export { queryApprovals } from './queryApprovals'
export { saveApproval } from './saveApproval'
export { submitApproval } from './submitApproval'
export { withdrawApproval } from './withdrawApproval'
