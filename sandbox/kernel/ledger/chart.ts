/**
 * The chart of accounts. Amounts are credits when positive: what the bank owes is a positive balance, what it owns or
 * is owed a negative one. Customers' accounts never fall below 0.
 */
export interface LedgerAccount {
  readonly id: string
  readonly kind: string
  readonly customerId: string | null
  /** Lowest balance in fen; null for none. */
  readonly floor: number | null
}

const customers = (kind: string, customerId: string): LedgerAccount => ({
  id: `${kind}:${customerId}`,
  kind,
  customerId,
  floor: 0,
})

const banks = (kind: string): LedgerAccount => ({ id: `bank:${kind}`, kind, customerId: null, floor: null })

/** The electronic account: what the customer can spend. */
export const wallet = (customerId: string): LedgerAccount => customers('wallet', customerId)

/** Principal of all open deposits. */
export const depositPrincipal = (customerId: string): LedgerAccount => customers('deposits', customerId)

/** Money of wealth subscriptions that are not confirmed yet. */
export const subscriptionsInTransit = (customerId: string): LedgerAccount => customers('subscriptions', customerId)

/** Wealth shares in fen of net value 1, against `SHARES_IN_CUSTODY`: on the books for the customer, not the bank's money. */
export const wealthShares = (customerId: string): LedgerAccount => customers('shares', customerId)

/** Shares of ordinary redemptions that are not paid yet. */
export const sharesRedeeming = (customerId: string): LedgerAccount => customers('redeeming', customerId)

/** Money that came from or went to cards of other banks. */
export const CARD_CLEARING = banks('cardClearing')
export const INTEREST_EXPENSE = banks('interestExpense')
/** Interest that open deposits have accrued and not been paid. */
export const INTEREST_PAYABLE = banks('interestPayable')
/** What the bank owes the asset manager (positive) or has advanced for it (negative). */
export const MANAGER_SETTLEMENT = banks('managerSettlement')
/** What coupons cost the bank. */
export const MARKETING_EXPENSE = banks('marketingExpense')
/** Counterpart of all customers' shares. */
export const SHARES_IN_CUSTODY = banks('sharesInCustody')
/** Rewards, corrections and the opening balances of seeds. */
export const OPERATING = banks('operating')
