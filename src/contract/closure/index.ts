import { queryClosure } from './queryClosure'
import { queryClosureReceipt } from './queryClosureReceipt'
import { requestClosureReview } from './requestClosureReview'
import { startClosure } from './startClosure'
import { submitClosure } from './submitClosure'
import { withdrawClosure } from './withdrawClosure'

/** The calls of `closure`; the app imports single calls instead, to stay small. */
export const closureCalls = {
  queryClosure,
  queryClosureReceipt,
  requestClosureReview,
  startClosure,
  submitClosure,
  withdrawClosure,
}
