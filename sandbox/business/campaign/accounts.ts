import { bankAccount, customerAccount } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** The kind of those accounts. */
export const ACTIVITY_MONEY = 'activity'

/** Money of red packets, after tax, that its owner hasn't taken to the electronic account yet. */
export const activityMoney = (customerId: string): LedgerAccount => customerAccount(ACTIVITY_MONEY, customerId)

/** Tax withheld from rewards, until it is paid to the tax office. */
export const TAX_PAYABLE = bankAccount('taxPayable')
