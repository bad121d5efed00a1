import { addDays, daysBetween, earlierDay, type Day } from '@/domain/dates/day'
import { addTerm, termMonths } from '@/domain/dates/term'
import { accrue, accrued, payable } from '@/domain/interest/accrual'
import {
  accruedThrough,
  agreementAccrual,
  earlyWithdrawal,
  interestAtMaturity,
  payoutsThrough,
  rateForHolding,
  steppedInterest,
  structuredInterest,
  structuredRate,
  type Payout,
} from '@/domain/interest/deposit'
import { addFen, fen, ZERO_FEN, type BasisPoints, type Fen } from '@/domain/money/fen'
import type { Holding } from './tables'

/** What interest depends on; a holding has it, and so does a purchase that is only looked at. */
export type Position = Pick<
  Holding,
  'amount' | 'appointRate' | 'aheadRate' | 'interest' | 'startDay' | 'endDay' | 'term' | 'termType' | 'payoutsMade'
>

/** Interest payments of full periods that are due by the end of term or the day `through`, made and outstanding. */
function duePayouts({ amount, appointRate, interest, startDay, endDay }: Position, through: Day): readonly Payout[] {
  if (interest.method !== 'fullPeriod') return []
  return payoutsThrough(amount, appointRate, startDay, interest.period, earlierDay(through, endDay))
}

/** Payments of full periods that are due by the day `through` and not made yet. */
export const outstandingPayouts = (position: Position, through: Day): readonly Payout[] =>
  duePayouts(position, through).slice(position.payoutsMade)

const total = (payouts: readonly Payout[]): Fen => addFen(...payouts.map(({ amount }) => amount))

/** The rate an early withdrawal on the day `on` gets, or got at the end of term. */
export function withdrawalRate(position: Position, on: Day): BasisPoints {
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
 * Interest in fen that a full withdrawal on the day `on` pays, rounded once; from the end of term on what maturity
 * pays. Interest that full periods have paid already is not in it.
 */
export function withdrawalInterest(position: Position, on: Day): Fen {
  const { amount, aheadRate, appointRate, interest, startDay, endDay } = position
  const until = earlierDay(on, endDay)
  switch (interest.method) {
    case 'stepped':
      return steppedInterest(amount, interest.steps, startDay, until)
    case 'agreement':
      return payable(agreementAccrual(amount, interest.terms, startDay, until))
    case 'fullPeriod': {
      const lastPayout = duePayouts(position, until).at(-1)?.on ?? startDay
      const rest = until < endDay ? earlyWithdrawal(amount, aheadRate, lastPayout, until) : ZERO_FEN
      return addFen(total(outstandingPayouts(position, until)), rest)
    }
    case 'structured':
      return until < endDay
        ? earlyWithdrawal(amount, aheadRate, startDay, until)
        : structuredInterest(amount, interest.terms, interest.observed, position)
    default:
      return until < endDay
        ? earlyWithdrawal(amount, aheadRate, startDay, until)
        : interestAtMaturity(amount, appointRate, position)
  }
}

/** Interest in fen that is paid with the principal at the end of term: of full periods the last has been paid by then. */
export const maturityInterest = (position: Position): Fen =>
  position.interest.method === 'fullPeriod' ? ZERO_FEN : withdrawalInterest(position, position.endDay)

/** All interest of the term in fen when held to its end, with what full periods have paid already. */
export const termInterest = (position: Position): Fen =>
  withdrawalInterest({ ...position, payoutsMade: 0 }, position.endDay)

/**
 * What the books carry as owed by the end of the day `through`, in whole fen: interest since the start or the last
 * payment at the rate that holding on would pay. Never falls while the holding is open and nothing is paid.
 */
export function accruedBy(position: Position, through: Day): Fen {
  const { amount, appointRate, interest, startDay, endDay, payoutsMade } = position
  const last = earlierDay(through, addDays(endDay, -1))
  if (last < startDay) return ZERO_FEN
  const until = addDays(last, 1)
  switch (interest.method) {
    case 'stepped': {
      const days = daysBetween(startDay, until)
      return accrued(accrue(amount, rateForHolding(interest.steps, days), days))
    }
    case 'agreement':
      return accrued(agreementAccrual(amount, interest.terms, startDay, until))
    case 'structured':
      return accruedThrough(amount, structuredRate(interest.terms, interest.observed), startDay, last)
    case 'fullPeriod': {
      const { term, termType } = interest.period
      const paidUntil = addTerm(startDay, { term: term * payoutsMade, termType })
      return last < paidUntil ? ZERO_FEN : accruedThrough(amount, appointRate, paidUntil, last)
    }
    default:
      return accruedThrough(amount, appointRate, startDay, last)
  }
}

/** Whole years of the term; 0 for shorter ones and those counted in days. */
export const termYears = (position: Position): number => Math.floor((termMonths(position) ?? 0) / 12)

/** What is given up by withdrawing on the day `on` rather than at maturity, in fen. */
export const lossOf = (position: Position, on: Day): Fen =>
  fen(Math.max(0, withdrawalInterest(position, position.endDay) - withdrawalInterest(position, on)))
