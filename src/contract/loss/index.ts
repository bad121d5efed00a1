import { confirmLoss } from './confirmLoss'
import { liftLoss } from './liftLoss'
import { queryLosses } from './queryLosses'
import { replaceLoss } from './replaceLoss'
import { reportLoss } from './reportLoss'

/** The calls of `loss`; the app imports single calls instead, to stay small. */
export const lossCalls = { confirmLoss, liftLoss, queryLosses, replaceLoss, reportLoss }
