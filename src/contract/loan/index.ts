// The calls of this capability; the app imports single calls instead, to stay small.
export { queryLoans } from './queryLoans'
export { queryLoanVouchers } from './queryLoanVouchers'
