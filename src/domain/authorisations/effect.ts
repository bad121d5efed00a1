import { FEES } from '../fees'
import { subtractFen } from '../money/fen'
import type { Fen } from '../money/fen'

/** What confirming a partner's order does, in fen: shown before and posted after. */
export interface AuthEffect {
  /** The payee gets it. */
  readonly pays: Fen
  readonly fee: Fen
  readonly availableAfter: Fen
}

export const authEffect = (amount: Fen, available: Fen): AuthEffect => ({
  pays: amount,
  fee: FEES.payMerchant,
  availableAfter: subtractFen(available, amount),
})
