import { addTerm } from '../dates/calendarMonths'
import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { basisPoints } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { accrue, accrued, payable } from './accrual'
import { interestDays } from './dayCount'
import type { DayCount } from './dayCount'
import { interestAtMaturity } from './termInterest'

/** Interest in fen for a period, rounded half up; `to` itself earns nothing (算头不算尾). */
export const interestForPeriod = (principal: Fen, rate: BasisPoints, from: Day, to: Day, method: DayCount): Fen =>
  payable(accrue(principal, rate, interestDays(from, to, method)))

/** Interest in fen earned by the end of the day `through`, that day included, without the fraction of a fen. */
export const accruedThrough = (
  principal: Fen,
  rate: BasisPoints,
  start: Day,
  through: Day,
  method: DayCount = 'calendar',
): Fen => accrued(accrue(principal, rate, interestDays(start, addDays(through, 1), method)))

/** One step of a product whose rate depends on how long the money is held. */
export interface RateStep {
  /** Days held from which this rate applies, then for the whole time held. */
  readonly fromDays: number
  readonly rate: BasisPoints
}

/** The rate of the highest step reached, whatever the order of the steps; 0 below the first. */
export function rateForHolding(steps: readonly RateStep[], daysHeld: number): BasisPoints {
  let reached: RateStep | undefined
  for (const step of steps) {
    if (step.fromDays <= daysHeld && (!reached || step.fromDays > reached.fromDays)) reached = step
  }
  return reached?.rate ?? basisPoints(0)
}

export interface Payout {
  readonly on: Day
  readonly amount: Fen
}

/**
 * Interest payouts due at the end of each full period up to and with the day `through` (full deposit). Due days are
 * counted from the start, so that the 31st is used again after a short month.
 * @throws RangeError for a period without length.
 */
export function payoutsThrough(
  principal: Fen,
  rate: BasisPoints,
  start: Day,
  period: Term,
  through: Day,
): readonly Payout[] {
  if (!(period.term > 0)) throw new RangeError('a payout period needs a length')
  const amount = interestAtMaturity(principal, rate, period)
  const dueOn = (count: number): Day => addTerm(start, { ...period, term: period.term * count })
  const payouts: Payout[] = []
  for (let count = 1; dueOn(count) <= through; count += 1) payouts.push({ on: dueOn(count), amount })
  return payouts
}

/**
 * Structured deposit: a guaranteed floor rate, and a floating rate in addition when the observed index fulfils the
 * condition.
 */
export interface StructuredTerms {
  readonly floorRate: BasisPoints
  readonly floatingRate: BasisPoints
  /** In the index's smallest unit. */
  readonly barrier: number
  readonly pays: 'at or above' | 'at or below'
}

/** The rate after the observation; before it (`undefined`) the floor rate, which is the only one that may be promised. */
export function structuredRate(terms: StructuredTerms, observed: number | undefined): BasisPoints {
  if (observed === undefined) return terms.floorRate
  const fulfilled = terms.pays === 'at or above' ? observed >= terms.barrier : observed <= terms.barrier
  return fulfilled ? basisPoints(terms.floorRate + terms.floatingRate) : terms.floorRate
}
