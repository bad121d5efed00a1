import { addTerm } from '../dates/calendarMonths'
import { addDays, daysBetween, earlierDay } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { addFen, ZERO_FEN } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { accrue, accrued, payable } from './accrual'
import type { Accrual } from './accrual'
import { dayCountOf, interestDays } from './dayCount'
import {
  agreementAccrual,
  interestAtMaturity,
  payoutsThrough,
  rateForHolding,
  structuredInterest,
  structuredRate,
} from './deposit'
import type { Payout } from './deposit'
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

/** Simple interest on the whole principal from the start to the day `to`, unrounded. */
const sinceStart = (position: DepositPosition, rate: BasisPoints, to: Day): Accrual =>
  accrue(position.amount, rate, interestDays(position.startDay, to, dayCountOf(position)))

/**
 * Simple interest between two days of a deposit, unrounded. Months are counted from the deposit's start, so that a deposit
 * of the 31st earns a whole month from 28 February to 31 March.
 */
function between(position: DepositPosition, rate: BasisPoints, from: Day, to: Day): Accrual {
  const { amount, startDay } = position
  const method = dayCountOf(position)
  return accrue(amount, rate, interestDays(startDay, to, method) - interestDays(startDay, from, method))
}

/** An agreement deposit: the demand rate up to its floor balance, the agreed rate above it, unrounded. */
const byBalance = (position: DepositPosition, floorBalance: Fen, to: Day): Accrual => {
  const { amount, aheadRate, appointRate, startDay } = position
  const terms = { floorBalance, demandRate: aheadRate, agreedRate: appointRate }
  return agreementAccrual(amount, terms, startDay, to, dayCountOf(position))
}

/** Interest payments of full periods that are due by the end of term or the day `through`, whether made or not. */
export function duePayouts(position: DepositPosition, through: Day): readonly Payout[] {
  const { amount, appointRate, interest, startDay, endDay } = position
  if (interest.method !== 'fullPeriod') return []
  return payoutsThrough(amount, appointRate, startDay, interest.period, earlierDay(through, endDay))
}

const totalOf = (payouts: readonly Payout[]): Fen => addFen(...payouts.map(({ amount }) => amount))

/** Interest that full periods paid by the day `on`, and interest of the remaining days at the early rate. */
function fullPeriodInterest(position: DepositPosition, on: Day): Fen {
  const payouts = duePayouts(position, on)
  const paidUntil = payouts[payouts.length - 1]?.on ?? position.startDay
  const rest = on < position.endDay ? payable(between(position, position.aheadRate, paidUntil, on)) : ZERO_FEN
  return addFen(totalOf(payouts), rest)
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
 * All interest in fen up to a whole withdrawal on the day `on`, including what full periods have paid, each payment
 * rounded once; from the end of term on, that of maturity. Whole years and months count by the calendar, remaining days at
 * 1/360 (clause 4 of the deposit agreement). A structured deposit without an observation earns its floor rate.
 */
export function interestBy(position: DepositPosition, on: Day): Fen {
  const { amount, appointRate, aheadRate, interest, endDay } = position
  const until = earlierDay(on, endDay)
  switch (interest.method) {
    case 'stepped':
      return payable(sinceStart(position, rateBy(position, until), until))
    case 'agreement':
      return payable(byBalance(position, interest.floorBalance, until))
    case 'fullPeriod':
      return fullPeriodInterest(position, until)
    case 'structured':
      return until < endDay
        ? payable(sinceStart(position, aheadRate, until))
        : structuredInterest(amount, interest.terms, interest.observed, position)
    default:
      return until < endDay
        ? payable(sinceStart(position, aheadRate, until))
        : interestAtMaturity(amount, appointRate, position)
  }
}

/**
 * What the ledger owes by the end of the day `through`, in whole fen: interest since the start or the last payment at the
 * rate the deposit gets when it is kept, counted as it is paid. Never falls while nothing is paid.
 * @param payoutsMade full periods that have been paid
 */
export function accruedBy(position: DepositPosition, through: Day, payoutsMade = 0): Fen {
  const { appointRate, interest, startDay, endDay } = position
  const last = earlierDay(through, addDays(endDay, -1))
  if (last < startDay) return ZERO_FEN
  const until = addDays(last, 1)
  switch (interest.method) {
    case 'stepped':
      return accrued(sinceStart(position, rateBy(position, until), until))
    case 'agreement':
      return accrued(byBalance(position, interest.floorBalance, until))
    case 'structured':
      return accrued(sinceStart(position, structuredRate(interest.terms, interest.observed), until))
    case 'fullPeriod': {
      const paidUntil = addTerm(startDay, { ...interest.period, term: interest.period.term * payoutsMade })
      return last < paidUntil ? ZERO_FEN : accrued(between(position, appointRate, paidUntil, until))
    }
    default:
      return accrued(sinceStart(position, appointRate, until))
  }
}
