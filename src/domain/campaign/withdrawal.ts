import { fen } from '../money/fen'
import type { Fen } from '../money/fen'

/** The least that may be taken to the account: one fen, without any threshold. */
export const LEAST_WITHDRAWAL = /*#__PURE__*/ fen(1)
/** How often a day (ours). */
export const WITHDRAWALS_A_DAY = 3

/** What a withdrawal will do, shown before the password and equal to what is posted. */
export interface WithdrawalEffect {
  readonly arrives: Fen
  /** Tax was withheld when the red packets were granted. */
  readonly left: Fen
}

/** Why an amount can't be withdrawn; undefined when it can. */
export type WithdrawalProblem = 'ActivityBalanceLow' | 'WithdrawnTooOften' | 'AmountInvalid'

export function withdrawalProblem(
  amount: number,
  { balance, today }: { readonly balance: Fen; readonly today: number },
): WithdrawalProblem | undefined {
  if (!Number.isSafeInteger(amount) || amount < LEAST_WITHDRAWAL) return 'AmountInvalid'
  if (today >= WITHDRAWALS_A_DAY) return 'WithdrawnTooOften'
  return amount > balance ? 'ActivityBalanceLow' : undefined
}

export const withdrawalEffect = (amount: Fen, balance: Fen): WithdrawalEffect => ({
  arrives: amount,
  left: fen(balance - amount),
})
