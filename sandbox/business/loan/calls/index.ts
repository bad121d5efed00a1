// A handler for each call of this capability.
export { queryLoans } from './queryLoans'
export { queryLoanVouchers } from './queryLoanVouchers'
