// The calls of this capability; the app imports single calls instead, to stay small.
export { confirmLoss } from './confirmLoss'
export { liftLoss } from './liftLoss'
export { queryLosses } from './queryLosses'
export { replaceLoss } from './replaceLoss'
export { reportLoss } from './reportLoss'
