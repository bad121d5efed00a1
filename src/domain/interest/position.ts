import { addTerm } from '../dates/calendarMonths'
import { addDays, daysBetween, earlierDay } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { addFen, fen, subtractFen, ZERO_FEN } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { accrue, accrued, addAccruals, payable } from './accrual'
import type { Accrual } from './accrual'
import { countedTime, dayCountOf } from './dayCount'
import { payoutsThrough, rateForHolding, structuredRate } from './deposit'
import type { Payout } from './deposit'
import { daysOf, termTime } from './termInterest'
import type { CountedTime } from './termInterest'
import type { InterestTerms } from './terms'

/**
 * What a deposit's interest depends on. Both a holding and a planned purchase have it: the app's estimates and the bank's
 * previews, ledger, calendar and payments all use the functions here.
 */
export interface DepositPosition extends Term {
  /** Principal in fen. */
  readonly amount: Fen
  readonly appointRate: BasisPoints
  /** Rate of an early withdrawal. */
  readonly aheadRate: BasisPoints
  readonly interest: InterestTerms
  readonly startDay: Day
  readonly endDay: Day
}

/** A principal at a rate, as one part of a payment of interest. */
export interface InterestPart {
  /** In fen. */
  readonly principal: Fen
  readonly rate: BasisPoints
}

/** One payment of interest as it is reckoned: its parts for the time that counts, added up unrounded and rounded once. */
export interface InterestPiece {
  readonly from: Day
  /** Earns nothing itself (算头不算尾). */
  readonly to: Day
  /** Each month 30 days of 360, the days beside them at 1/360. */
  readonly counted: CountedTime
  readonly parts: readonly InterestPart[]
  /** In fen, rounded half up. */
  readonly interest: Fen
}

const accrualOf = (parts: readonly InterestPart[], counted: CountedTime): Accrual =>
  addAccruals(...parts.map(({ principal, rate }) => accrue(principal, rate, daysOf(counted))))

const piece = (parts: readonly InterestPart[], from: Day, to: Day, counted: CountedTime): InterestPiece => ({
  ...{ from, to, counted, parts },
  interest: payable(accrualOf(parts, counted)),
})

/** The time of a deposit from `from`, its start or the end of a full period, to `to`. */
const timeOf = (position: DepositPosition, from: Day, to: Day): CountedTime =>
  countedTime(position.startDay, from, to, dayCountOf(position))

/** The whole principal at one rate; of an agreement deposit what is above its floor balance, the rest at the demand rate. */
function partsOf({ amount, aheadRate, interest }: DepositPosition, rate: BasisPoints): readonly InterestPart[] {
  if (interest.method !== 'agreement') return [{ principal: amount, rate }]
  const below = fen(Math.min(amount, interest.floorBalance))
  return [
    { principal: below, rate: aheadRate },
    { principal: subtractFen(amount, below), rate },
  ]
}

/** Unrounded interest from `from`, the start or the end of a full period, to `to`. */
const between = (position: DepositPosition, rate: BasisPoints, from: Day, to: Day): Accrual =>
  accrualOf(partsOf(position, rate), timeOf(position, from, to))

/** Interest payments of full periods that are due by the end of term or the day `through`, whether made or not. */
export function duePayouts(position: DepositPosition, through: Day): readonly Payout[] {
  const { amount, appointRate, interest, startDay, endDay } = position
  if (interest.method !== 'fullPeriod') return []
  return payoutsThrough(amount, appointRate, startDay, interest.period, earlierDay(through, endDay))
}

/** What full periods paid by the day `on`, and the remaining days at the early rate. */
function fullPeriodPieces(position: DepositPosition, period: Term, on: Day): readonly InterestPiece[] {
  const { amount, appointRate, aheadRate, startDay, endDay } = position
  const due = duePayouts(position, on)
  const starts = [startDay, ...due.map((payout) => payout.on)]
  const periods = due.map((payout, at) =>
    piece([{ principal: amount, rate: appointRate }], starts[at] ?? startDay, payout.on, termTime(period)),
  )
  const paidUntil = starts[due.length] ?? startDay
  if (on >= endDay || paidUntil === on) return periods
  return [...periods, piece([{ principal: amount, rate: aheadRate }], paidUntil, on, timeOf(position, paidUntil, on))]
}

/**
 * The rate that a withdrawal on the day `on` gets; from the end of term on, the rate at maturity; for an agreement deposit
 * the agreed one.
 */
export function rateBy(position: DepositPosition, on: Day): BasisPoints {
  const { interest, startDay, endDay, appointRate, aheadRate } = position
  switch (interest.method) {
    case 'stepped':
      return rateForHolding(interest.steps, daysBetween(startDay, earlierDay(on, endDay)))
    case 'structured':
      return on < endDay ? aheadRate : structuredRate(interest.terms, interest.observed)
    case 'agreement':
      return appointRate
    default:
      return on < endDay ? aheadRate : appointRate
  }
}

/**
 * How all interest up to a whole withdrawal on the day `on` is reckoned, payment by payment, with what full periods have
 * paid; from the end of term on, that of maturity. Whole years and months count by the calendar, remaining days at
 * 1/360 (clause 4 of the deposit agreement). A structured deposit without an observation earns its floor rate.
 */
export function interestPieces(position: DepositPosition, on: Day): readonly InterestPiece[] {
  const { interest, startDay, endDay } = position
  const until = earlierDay(on, endDay)
  if (interest.method === 'fullPeriod') return fullPeriodPieces(position, interest.period, until)
  const atEnd = until === endDay && ['fixedTerm', 'structured'].includes(interest.method)
  const time = atEnd ? termTime(position) : timeOf(position, startDay, until)
  return [piece(partsOf(position, rateBy(position, until)), startDay, until, time)]
}

/** All interest in fen up to a whole withdrawal on the day `on`: the sum of its pieces, each rounded once. */
export const interestBy = (position: DepositPosition, on: Day): Fen =>
  addFen(...interestPieces(position, on).map(({ interest }) => interest))

/** For what time and at which rate a deposit has earned what is owed, and not paid, by the end of a day. */
interface Owed {
  readonly rate: BasisPoints
  readonly from: Day
  readonly to: Day
}

/** What is owed by the end of the day `through`: at the rate the deposit gets when it is kept, counted as it is paid. */
function owedBy(position: DepositPosition, through: Day, payoutsMade: number): Owed | undefined {
  const { appointRate, interest, startDay, endDay } = position
  const last = earlierDay(through, addDays(endDay, -1))
  if (last < startDay) return undefined
  const to = addDays(last, 1)
  switch (interest.method) {
    case 'stepped':
      return { rate: rateBy(position, to), from: startDay, to }
    case 'structured':
      return { rate: structuredRate(interest.terms, interest.observed), from: startDay, to }
    case 'fullPeriod': {
      const from = addTerm(startDay, { ...interest.period, term: interest.period.term * payoutsMade })
      return last < from ? undefined : { rate: appointRate, from, to }
    }
    default:
      return { rate: appointRate, from: startDay, to }
  }
}

/**
 * What the ledger owes by the end of the day `through`, in whole fen: interest since the start or the last payment at the
 * rate the deposit gets when it is kept, counted as it is paid. Never falls while nothing is paid.
 * @param payoutsMade full periods that have been paid
 */
export function accruedBy(position: DepositPosition, through: Day, payoutsMade = 0): Fen {
  const owed = owedBy(position, through, payoutsMade)
  return owed ? accrued(between(position, owed.rate, owed.from, owed.to)) : ZERO_FEN
}

/** What `accruedBy` multiplies principals by: basis points × interest days, of the principal up to a balance and above it. */
export interface OwedFactors {
  /** In fen; 0 where the whole principal earns alike. */
  readonly floorBalance: Fen
  readonly below: number
  readonly above: number
}

/**
 * The factors that all deposits of the same terms share, whatever their principals, so that a database can reckon what
 * many owe: the whole fen of (below × min(principal, floorBalance) + above × the rest) / ACCRUAL_UNIT.
 */
export function owedFactors(terms: Omit<DepositPosition, 'amount'>, through: Day, payoutsMade: number): OwedFactors {
  const { interest, aheadRate } = terms
  const position = { ...terms, amount: ZERO_FEN }
  const floorBalance = interest.method === 'agreement' ? interest.floorBalance : ZERO_FEN
  const owed = owedBy(position, through, payoutsMade)
  if (!owed) return { floorBalance, below: 0, above: 0 }
  const days = daysOf(timeOf(position, owed.from, owed.to))
  return { floorBalance, below: aheadRate * days, above: owed.rate * days }
}
