import { FEES } from '../fees'
import { subtractFen } from '../money/fen'
import type { Fen } from '../money/fen'

/** What carrying an enterprise's payment out does to its account, all in fen. */
export interface OrgEffect {
  readonly pays: Fen
  readonly fee: Fen
  readonly balanceAfter: Fen
  /** Whether the account holds too little, so that nothing would be paid. */
  readonly short: boolean
}

/** @param amount what is paid; @param balance what the enterprise's account holds now; both in fen */
export const orgEffect = (amount: Fen, balance: Fen): OrgEffect => ({
  pays: amount,
  fee: FEES.enterprise,
  balanceAfter: subtractFen(balance, amount),
  short: balance < amount,
})
