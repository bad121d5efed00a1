// The calls of this capability; the app imports single calls instead, to stay small.
export { queryClosure } from './queryClosure'
export { queryClosureReceipt } from './queryClosureReceipt'
export { requestClosureReview } from './requestClosureReview'
export { startClosure } from './startClosure'
export { submitClosure } from './submitClosure'
export { withdrawClosure } from './withdrawClosure'
