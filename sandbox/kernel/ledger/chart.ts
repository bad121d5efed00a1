/**
 * The chart of accounts; a capability defines its own beside its rules. Amounts are credits when positive: what the bank
 * owes is a positive balance, what it owns or is owed a negative one. Customers' accounts never fall below 0.
 */
export interface LedgerAccount {
  readonly id: string
  readonly kind: string
  readonly customerId: string | null
  /** Lowest balance in fen; null for none. */
  readonly floor: number | null
}

/** A customer's account of a kind. */
export const customerAccount = (kind: string, customerId: string): LedgerAccount => ({
  id: `${kind}:${customerId}`,
  kind,
  customerId,
  floor: 0,
})

/** The bank's own account of a kind. */
export const bankAccount = (kind: string): LedgerAccount => ({
  id: `bank:${kind}`,
  kind,
  customerId: null,
  floor: null,
})

/** The electronic account: what the customer can spend. */
export const wallet = (customerId: string): LedgerAccount => customerAccount('wallet', customerId)

/** Money of the electronic account that freezes hold. Only who holds the wallet's lock may change it. */
export const frozenMoney = (customerId: string): LedgerAccount => customerAccount('frozen', customerId)

/** Rewards, corrections and the opening balances of seeds. */
export const OPERATING = bankAccount('operating')

/** What came for customers whose accounts are closed: owed to who had them. */
export const CLOSED_LIABILITY = bankAccount('closedLiability')
