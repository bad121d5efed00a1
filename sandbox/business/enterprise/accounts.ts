import type { MoneyPlace } from '@/domain/transfer/machine'
import { CARD_CLEARING, REVERSAL_RECEIVABLE } from '@sandbox/business/transfer'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** An enterprise's wallet. No person's: it isn't among anybody's accounts. */
export const orgMoney = (orgId: string): LedgerAccount => ({
  id: `org:${orgId}`,
  kind: 'org',
  customerId: null,
  floor: 0,
})

/** An enterprise's money on its way to another bank. */
export const orgOutgoing = (orgId: string): LedgerAccount => ({
  id: `orgOutgoing:${orgId}`,
  kind: 'orgOutgoing',
  customerId: null,
  floor: 0,
})

/** Where the transfers' machine means an enterprise's money to lie. */
export const orgPlaces = (orgId: string): Readonly<Record<MoneyPlace, LedgerAccount>> => ({
  wallet: orgMoney(orgId),
  outgoing: orgOutgoing(orgId),
  cardClearing: CARD_CLEARING,
  reversalReceivable: REVERSAL_RECEIVABLE,
})
