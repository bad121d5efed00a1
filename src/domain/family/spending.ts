import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'
import { addFen, fen } from '../money/fen'
import type { Fen } from '../money/fen'
import { formatShortAmount } from '../money/format'
import type { GrantLimits, GrantState } from './grant'

/** What decides about a payment with a family card. */
export interface SpendingFacts extends GrantLimits {
  readonly state: GrantState
  /** Fen of this month's payments without what came back of them. */
  readonly used: Fen
}

/** What a month still takes; 0 when a lowered limit is below what was spent. */
export const grantLeft = ({ monthLimit, used }: Pick<SpendingFacts, 'monthLimit' | 'used'>): Fen =>
  fen(Math.max(0, monthLimit - used))

/** What this month's payments with all of these cards took; a card that is over was used before. */
export const familyUse = (grants: readonly { readonly usedThisMonth: Fen }[]): Fen =>
  addFen(...grants.map(({ usedThisMonth }) => usedThisMonth))

/** What a card may cost its giver, in fen: each month, at once, and in what is left of this month. */
export interface GrantEffect {
  readonly aMonth: Fen
  readonly atOnce: Fen
  readonly leftNow: Fen
}

/** The most that `spendingRefusal` lets be paid under these limits. @param used this month's payments, fen */
export function grantEffect({ monthLimit, single }: GrantLimits, used: Fen): GrantEffect {
  const leftNow = grantLeft({ monthLimit, used })
  return { aMonth: monthLimit, atOnce: fen(Math.min(single, monthLimit)), leftNow }
}

/** Why this much can't be paid with a family card now: GrantUnknown, AmountInvalid, FamilyLimitReached; undefined when it can. */
export function spendingRefusal(facts: SpendingFacts, amount: Fen): BankError | undefined {
  const { state, single } = facts
  if (state !== 'ACTIVE') return bankError('GrantUnknown', '该亲情卡当前不能使用')
  if (amount <= 0) return bankError('AmountInvalid')
  if (amount > single) return bankError('FamilyLimitReached', `该亲情卡单笔最多支付${formatShortAmount(single)}元`)
  const left = grantLeft(facts)
  if (amount > left) return bankError('FamilyLimitReached', `该亲情卡本月还可支付${formatShortAmount(left)}元`)
  return undefined
}
