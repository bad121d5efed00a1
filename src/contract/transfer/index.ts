import { cancelTransfer } from './cancelTransfer'
import { queryTransfer } from './queryTransfer'
import { queryTransferLimits } from './queryTransferLimits'
import { transferIn } from './transferIn'
import { transferOut } from './transferOut'

/** The calls of `transfer`; the app imports single calls instead, to stay small. */
export const transferCalls = { cancelTransfer, queryTransfer, queryTransferLimits, transferIn, transferOut }
