import { termMonths } from '../dates/term'
import type { Term } from '../dates/term'
import type { BasisPoints, Fen } from '../money/fen'
import { DAYS_IN_RATE_YEAR } from '../regulation'
import { accrue, payable } from './accrual'

/** Time that earns interest, as it is counted: whole months at 1/12 of a year, the days beside them at 1/360. */
export interface CountedTime {
  readonly months: number
  readonly days: number
}

/** Interest days of a month. */
export const DAYS_IN_MONTH = DAYS_IN_RATE_YEAR / 12

/** Interest days of a counted time. */
export const daysOf = ({ months, days }: CountedTime): number => months * DAYS_IN_MONTH + days

/** A whole term as interest counts it, whatever its days. */
export const termTime = (term: Term): CountedTime => {
  const months = termMonths(term)
  return months === undefined ? { months: 0, days: term.term } : { months, days: 0 }
}

/** Interest days of a whole term: 30 a month; for a term in days, its days. */
export const termInterestDays = (term: Term): number => daysOf(termTime(term))

/** Interest in fen of a deposit held to the end of its term, at the agreed rate. */
export const interestAtMaturity = (principal: Fen, appointRate: BasisPoints, term: Term): Fen =>
  payable(accrue(principal, appointRate, termInterestDays(term)))
