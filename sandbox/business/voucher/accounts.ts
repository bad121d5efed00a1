import { bankAccount } from '@sandbox/kernel/ledger'

/** The bank's cost of coupons. */
export const MARKETING_EXPENSE = bankAccount('marketingExpense')
