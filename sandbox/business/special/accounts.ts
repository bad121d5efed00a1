import type { PayoutPlace } from '@/domain/special/machine'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { bankAccount, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import type { SpecialBatch } from './tables'

/** What payers have entrusted to the bank and nobody has been paid yet. */
export const ENTRUSTED_FUNDS = bankAccount('entrustedFunds')

/** Where the machine's table means the money of a payout to lie. @param customerId of who is paid; none for what goes back */
export const placeOf = (
  { sourceId, sourceKind }: Pick<SpecialBatch, 'sourceId' | 'sourceKind'>,
  customerId: string | null,
): Readonly<Record<PayoutPlace, LedgerAccount>> => ({
  payer: { id: sourceId, kind: sourceKind, customerId: null, floor: null },
  entrusted: ENTRUSTED_FUNDS,
  wallet: wallet(customerId ?? ''),
  cardClearing: CARD_CLEARING,
})

/** The enterprise whose account a batch was funded from; undefined for money that came from another bank. */
export const orgOfSource = ({
  sourceId,
  sourceKind,
}: Pick<SpecialBatch, 'sourceId' | 'sourceKind'>): string | undefined =>
  sourceKind === 'org' ? sourceId.slice('org:'.length) : undefined
