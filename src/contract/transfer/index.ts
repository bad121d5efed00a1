// The calls of this capability; the app imports single calls instead, to stay small.
export { cancelTransfer } from './cancelTransfer'
export { queryTransfer } from './queryTransfer'
export { queryTransferLimits } from './queryTransferLimits'
export { transferIn } from './transferIn'
export { transferOut } from './transferOut'
