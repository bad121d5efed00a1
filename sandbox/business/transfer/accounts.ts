import { TRANSFER_POSTINGS } from '@/domain/transfer/machine'
import type { MoneyPlace, TransferPosting } from '@/domain/transfer/machine'
import { bankAccount, customerAccount, wallet } from '@sandbox/kernel/ledger'
import type { EntryDraft, LedgerAccount } from '@sandbox/kernel/ledger'

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

/**
 * The entries of a posting of the machine's table, where somebody's money lies.
 * @param covered of a reversal: what the account gives, in fen
 */
export function entriesOf(
  places: Readonly<Record<MoneyPlace, LedgerAccount>>,
  kind: TransferPosting,
  amount: number,
  covered: number | null,
): readonly EntryDraft[] {
  const posting: { readonly from: MoneyPlace; readonly to: MoneyPlace; readonly rest?: MoneyPlace } =
    TRANSFER_POSTINGS[kind]
  const given = posting.rest === undefined ? amount : (covered ?? amount)
  return [
    { account: places[posting.from], amount: -given },
    ...(posting.rest === undefined ? [] : [{ account: places[posting.rest], amount: given - amount }]),
    { account: places[posting.to], amount },
  ]
}
