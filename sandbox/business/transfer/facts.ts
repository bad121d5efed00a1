import { fen, subtractFen } from '@/domain/money/fen'
import type { ReversalShort, TransferFacts } from '@/domain/transfer/machine'
import type { Transfer } from './tables'

/** What a reversal still lacks; undefined where nothing is owed. */
export const shortOf = ({
  state,
  amount,
  covered,
}: Pick<Transfer, 'state' | 'amount' | 'covered'>): ReversalShort | undefined => {
  const taken = covered ?? fen(0)
  return state === 'REVERSED' && taken < amount ? { taken, owed: subtractFen(amount, taken) } : undefined
}

/** What the sentence of a transfer is made of. */
export const factsOf = (transfer: Transfer): TransferFacts => {
  const { direction, state, dueAt, failure, reason } = transfer
  return {
    ...{ direction, state, dueAt, short: shortOf(transfer) },
    failure: failure ?? undefined,
    reason: reason ?? undefined,
  }
}
