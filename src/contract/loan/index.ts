import { queryLoans } from './queryLoans'
import { queryLoanVouchers } from './queryLoanVouchers'

/** The calls of `loan`; the app imports single calls instead, to stay small. */
export const loanCalls = { queryLoans, queryLoanVouchers }
