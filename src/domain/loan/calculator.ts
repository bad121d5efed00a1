import { fen } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'

/** One month's payment, in fen. */
export interface Instalment {
  /** From 1. */
  readonly month: number
  readonly principal: Fen
  readonly interest: Fen
  /** Both together. */
  readonly payment: Fen
  /** What is still owed afterwards. */
  readonly left: Fen
}

export interface LoanPlan {
  readonly instalments: readonly Instalment[]
  /** Of every month but the last, which settles what rounding left over. */
  readonly payment: Fen
  readonly interest: Fen
  /** Principal and interest: the sum of all payments. */
  readonly total: Fen
}

/** What a plan can be made of: the calculator's fields (ours). */
export const LOAN_LIMITS = { least: fen(100_000), most: fen(100_000_000), months: [3, 6, 12, 24, 36, 60] } as const

const MONTHS_IN_YEAR = 12
const BASIS = 10_000

/**
 * Equal instalments in whole fen at an annual simple rate (年化利率（单利）), of which each month bears a twelfth on what is owed.
 * The payment is rounded half up once, each month's interest too, and the last month pays what is left, so that the parts sum
 * to the total. At a rate of 0 the principal is divided.
 * @param months whole, 1 or more
 * @throws RangeError for a principal that isn't above 0, or months that aren't whole
 */
export function equalInstalments(principal: Fen, rate: BasisPoints, months: number): LoanPlan {
  if (principal <= 0 || rate < 0 || !Number.isInteger(months) || months < 1)
    throw new RangeError(`no loan of ${principal} at ${rate} for ${months} months`)
  const payment = monthlyPayment(principal, rate, months)
  const instalments: Instalment[] = []
  let owed = Number(principal)
  for (let month = 1; month <= months; month += 1) {
    const interest = Math.round((owed * rate) / (BASIS * MONTHS_IN_YEAR))
    const part = month === months ? owed : Math.min(owed, Math.max(0, payment - interest))
    owed -= part
    instalments.push({
      month,
      principal: fen(part),
      interest: fen(interest),
      payment: fen(part + interest),
      left: fen(owed),
    })
  }
  const interest = fen(instalments.reduce((sum, one) => sum + one.interest, 0))
  return { instalments, payment, interest, total: fen(principal + interest) }
}

/** P·r·(1+r)ⁿ ⁄ ((1+r)ⁿ−1), half up to the fen. */
function monthlyPayment(principal: Fen, rate: BasisPoints, months: number): Fen {
  if (rate === 0) return fen(Math.round(principal / months))
  const monthly = rate / (BASIS * MONTHS_IN_YEAR)
  const growth = (1 + monthly) ** months
  return fen(Math.round((principal * monthly * growth) / (growth - 1)))
}
