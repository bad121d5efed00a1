import { bankAccount } from '@sandbox/kernel/ledger'

/** What coupons cost the bank. */
export const MARKETING_EXPENSE = bankAccount('marketingExpense')
