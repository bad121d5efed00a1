import { availableWith } from '../account/available'
import { FEES } from '../fees'
import { fen, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'
import { PAYOUT_MACHINE, PAYOUT_POSTED, PAYOUT_POSTINGS } from './machine'
import type { PayoutWay } from './machine'

/** What claiming a payout does once it is paid, in fen. */
export interface PayoutEffect {
  /** What arrives: on the electronic account or at the card. */
  readonly arrives: Fen
  /** What it costs; the postings take nothing else. */
  readonly fee: Fen
  /** What freezes take of it before it can be spent. */
  readonly caught: Fen
  readonly availableAfter: Fen
}

/** Whether what is claimed so comes to the electronic account, by the table from which the bank posts it. */
function comesToWallet(way: PayoutWay): boolean {
  const claim = way === 'ACCOUNT' ? 'pay' : 'send'
  const posting = PAYOUT_POSTED[PAYOUT_MACHINE.after('VERIFIED', claim) === 'SENDING' ? 'accept' : claim]
  return posting !== undefined && PAYOUT_POSTINGS[posting].to === 'wallet'
}

/** What claiming does, shown before and posted after. @param ground what can be spent now, and what freezes still take */
export function payoutEffect(
  way: PayoutWay,
  amount: Fen,
  { available, caught }: { readonly available: Fen; readonly caught: Fen },
): PayoutEffect {
  const here = comesToWallet(way)
  return {
    arrives: amount,
    fee: FEES.payout,
    caught: here ? fen(Math.min(caught, amount)) : ZERO_FEN,
    availableAfter: here ? availableWith(available, amount, caught) : available,
  }
}
