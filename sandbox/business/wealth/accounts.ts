import { bankAccount, customerAccount } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** Money of wealth subscriptions that are not confirmed yet. */
export const subscriptionsInTransit = (customerId: string): LedgerAccount =>
  customerAccount('subscriptions', customerId)

/**
 * Wealth shares in fen at net value 1, against `SHARES_IN_CUSTODY`: recorded for the customer, but not the bank's money.
 */
export const wealthShares = (customerId: string): LedgerAccount => customerAccount('shares', customerId)

/** Shares of ordinary redemptions that are not paid yet. */
export const sharesRedeeming = (customerId: string): LedgerAccount => customerAccount('redeeming', customerId)

/** What the bank owes the asset manager (positive) or has advanced for it (negative). */
export const MANAGER_SETTLEMENT = bankAccount('managerSettlement')
/** The counterpart of all customers' shares. */
export const SHARES_IN_CUSTODY = bankAccount('sharesInCustody')
