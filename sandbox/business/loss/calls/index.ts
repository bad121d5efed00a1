// A handler for each call of this capability.
export { confirmLoss } from './confirmLoss'
export { liftLoss } from './liftLoss'
export { queryLosses } from './queryLosses'
export { replaceLoss } from './replaceLoss'
export { reportLoss } from './reportLoss'
