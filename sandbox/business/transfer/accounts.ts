import type { MoneyPlace } from '@/domain/transfer/machine'
import { bankAccount, customerAccount, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** Money that came from or went to cards of other banks. */
export const CARD_CLEARING = bankAccount('cardClearing')
/** What reversals took that accounts didn't hold: owed to the bank, so below 0. */
export const REVERSAL_RECEIVABLE = bankAccount('reversalReceivable')

/** Money on its way out that isn't settled. */
export const outgoingMoney = (customerId: string): LedgerAccount => customerAccount('outgoing', customerId)

/** Where the machine's table means a customer's money to lie. */
export const placeOf = (customerId: string): Readonly<Record<MoneyPlace, LedgerAccount>> => ({
  wallet: wallet(customerId),
  outgoing: outgoingMoney(customerId),
  cardClearing: CARD_CLEARING,
  reversalReceivable: REVERSAL_RECEIVABLE,
})
