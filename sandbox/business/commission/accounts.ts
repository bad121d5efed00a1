import { customerAccount } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** Confirmed commissions before tax that aren't paid yet. */
export const commissionMoney = (customerId: string): LedgerAccount => customerAccount('commission', customerId)
