import { bankAccount, customerAccount } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** Principal of all open deposits. */
export const depositPrincipal = (customerId: string): LedgerAccount => customerAccount('deposits', customerId)

export const INTEREST_EXPENSE = bankAccount('interestExpense')
/** Interest that open deposits have accrued and that is not paid yet. */
export const INTEREST_PAYABLE = bankAccount('interestPayable')
