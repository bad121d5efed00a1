import { fen } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { DAYS_IN_RATE_YEAR } from '../regulation'

/**
 * One fen of interest in smallest units: a principal of 1 fen at 1 basis point earns 1/3,600,000 fen a day (10,000 basis
 * points, 360 days). A month counts as 30 of these days and a year as 360, so that the calendar rule (month = 1/12 year)
 * and the daily rule share this denominator.
 */
export const ACCRUAL_UNIT = 10_000 * DAYS_IN_RATE_YEAR

/** Unrounded interest: whole fen, and the rest in 1/3,600,000 fen (0 to 3,599,999). Exact, also when added up. */
export interface Accrual {
  readonly fen: number
  readonly rest: number
}

export const NO_ACCRUAL: Accrual = { fen: 0, rest: 0 }

/**
 * `value * factor / divisor` as quotient and remainder, exact without BigInt (which old phones' engines lack).
 * @throws RangeError for negative or fractional parts, or where exactness would be lost (factor × divisor above 2^53).
 */
export function multiplyDivide(
  value: number,
  factor: number,
  divisor: number,
): { quotient: number; remainder: number } {
  for (const part of [value, factor, factor * divisor]) {
    if (!Number.isSafeInteger(part) || part < 0) throw new RangeError(`not an exact non-negative integer: ${part}`)
  }
  const head = Math.floor(value / divisor)
  const tail = (value - head * divisor) * factor
  const quotient = head * factor + Math.floor(tail / divisor)
  if (!Number.isSafeInteger(quotient)) throw new RangeError('result above the safe integers')
  return { quotient, remainder: tail % divisor }
}

/**
 * Simple interest on a principal at a yearly rate over a number of interest days, unrounded.
 * @throws RangeError when principal, rate or days are negative.
 */
export function accrue(principal: Fen, rate: BasisPoints, interestDays: number): Accrual {
  const { quotient, remainder } = multiplyDivide(principal, rate * interestDays, ACCRUAL_UNIT)
  return { fen: quotient, rest: remainder }
}

/** The exact sum of accruals. */
export const addAccruals = (...accruals: readonly Accrual[]): Accrual =>
  accruals.reduce<Accrual>((sum, one) => {
    const rest = sum.rest + one.rest
    const carry = rest >= ACCRUAL_UNIT ? 1 : 0
    return { fen: sum.fen + one.fen + carry, rest: rest - carry * ACCRUAL_UNIT }
  }, NO_ACCRUAL)

/** What is paid: rounded half up to the fen, once, at payment. */
export const payable = (accrual: Accrual): Fen => fen(accrual.fen + (accrual.rest * 2 >= ACCRUAL_UNIT ? 1 : 0))

/** What is posted before payment: whole fen only, so that daily differences add up to the floor of the total. */
export const accrued = (accrual: Accrual): Fen => fen(accrual.fen)
