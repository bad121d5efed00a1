import { availableWith } from '../account/available'
import { FEES } from '../fees'
import { fen, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'
import { TRANSFER_POSTINGS, transferTransition } from './machine'
import type { TransferDirection } from './machine'

/** What a transfer that succeeds does to the electronic account, in fen. */
export interface TransferEffect {
  /** What arrives: at the card, or at the account. */
  readonly arrives: Fen
  /** What it costs besides. The postings take nothing else. */
  readonly fee: Fen
  /** What freezes take of money in before it can be spent. */
  readonly caught: Fen
  /** What can be spent afterwards. */
  readonly availableAfter: Fen
}

/** What a transfer finds: what can be spent, and what freezes still take of what comes in. */
export interface TransferGround {
  readonly available: Fen
  readonly caught: Fen
}

/** How often the postings from the order to the network's yes add its amount to the wallet: 1, or -1 for money out. */
function timesToWallet(direction: TransferDirection): number {
  const ordered = transferTransition(direction, 'NEW', 'ordered')
  const accepted = ordered && transferTransition(direction, ordered.to, 'accepted')
  return [ordered, accepted].reduce((times, way) => {
    if (!way?.posting) return times
    const { from, to } = TRANSFER_POSTINGS[way.posting]
    return times + (to === 'wallet' ? 1 : 0) - (from === 'wallet' ? 1 : 0)
  }, 0)
}

/** What an order does once the network has said yes, by the table from which the bank posts it. */
export function transferEffect(
  direction: TransferDirection,
  amount: Fen,
  { available, caught }: TransferGround,
): TransferEffect {
  const change = fen(timesToWallet(direction) * amount)
  const comesIn = change > 0
  return {
    arrives: amount,
    fee: direction === 'IN' ? FEES.transferIn : FEES.transferOut,
    caught: comesIn ? fen(Math.min(caught, amount)) : ZERO_FEN,
    availableAfter: comesIn ? availableWith(available, change, caught) : fen(available + change),
  }
}
