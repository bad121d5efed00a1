import { addMonths } from '../dates/calendarMonths'
import { civilOf, daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { DAYS_IN_MONTH } from './termInterest'
import type { CountedTime } from './termInterest'

/**
 * How days of interest are counted (central bank's notice 129 of 2005 on counting deposit interest; clause 4 of the
 * deposit agreement):
 * - `calendar`: whole years and months by the calendar, remaining days at 1/360;
 * - `daily`: actual days at 1/360, for terms that are agreed in days.
 *
 * The first day counts and the last does not.
 */
export type DayCount = 'calendar' | 'daily'

/** Whole calendar months from `from` that have ended by `to`. */
export function wholeMonths(from: Day, to: Day): number {
  const [start, end] = [civilOf(from), civilOf(to)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  return addMonths(from, months) > to ? months - 1 : months
}

/** Interest days (360 to the year) from `from` to `to`; 0 when `to` is not later. */
export function interestDays(from: Day, to: Day, method: DayCount): number {
  if (to <= from) return 0
  if (method === 'daily') return daysBetween(from, to)
  const months = wholeMonths(from, to)
  return months * DAYS_IN_MONTH + daysBetween(addMonths(from, months), to)
}

/**
 * The part of a deposit's time from `from` to `to`, as `interestDays` counts it: 30 × months + days are its interest
 * days. Months are counted from the deposit's start, so `from` is the start or the end of a full period of it.
 */
export function countedTime(start: Day, from: Day, to: Day, method: DayCount): CountedTime {
  if (to <= from) return { months: 0, days: 0 }
  if (method === 'daily') return { months: 0, days: daysBetween(from, to) }
  const ended = wholeMonths(start, to)
  return { months: ended - wholeMonths(start, from), days: daysBetween(addMonths(start, ended), to) }
}

/** `1个月`, `1个月零8天`, `39天`: time as interest counts it. */
export const countedText = ({ months, days }: CountedTime): string =>
  months === 0 ? `${days}天` : `${months}个月${days === 0 ? '' : `零${days}天`}`

/** Terms in years and months count by the calendar, terms in days by days; an early withdrawal counts as its term does. */
export const dayCountOf = (term: Term): DayCount => (term.termType === 'D' ? 'daily' : 'calendar')
