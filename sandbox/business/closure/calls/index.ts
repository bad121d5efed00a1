// A handler for each call of this capability.
export { queryClosure } from './queryClosure'
export { queryClosureReceipt } from './queryClosureReceipt'
export { requestClosureReview } from './requestClosureReview'
export { startClosure } from './startClosure'
export { submitClosure } from './submitClosure'
export { withdrawClosure } from './withdrawClosure'
