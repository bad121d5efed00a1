// A handler for each call of this capability.
export { cancelTransfer } from './cancelTransfer'
export { queryTransfer } from './queryTransfer'
export { queryTransferLimits } from './queryTransferLimits'
export { transferIn } from './transferIn'
export { transferOut } from './transferOut'
