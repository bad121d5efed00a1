import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { addDays, civilOf, DAY_MS, day, dayNumber } from './day'
import type { Day } from './day'
import { termMonths } from './term'
import type { Term } from './term'

dayjs.extend(utc)

/**
 * The corresponding day `count` months later (对月对日); when that month lacks the day, its last day (31 January + 1 month is
 * 28 or 29 February), as for deposit terms.
 */
export const addMonths = (from: Day, count: number): Day =>
  day(
    dayjs
      .utc(dayNumber(from) * DAY_MS)
      .add(count, 'month')
      .format('YYYYMMDD'),
  )

/** The day a term after `from`: years and months by the calendar, days by count. */
export function addTerm(from: Day, term: Term): Day {
  const months = termMonths(term)
  return months === undefined ? addDays(from, term.term) : addMonths(from, months)
}

/** Whole years from `birth` to `on`; a person born on 29 February has their birthday on 28 February in other years. */
export const wholeYears = (birth: Day, on: Day): number => {
  const years = civilOf(on).year - civilOf(birth).year
  return addMonths(birth, years * 12) > on ? years - 1 : years
}
