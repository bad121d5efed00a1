import { addDays, weekday } from './day'
import type { Day } from './day'

/** The days on which banks and fund companies work. */
export interface BusinessCalendar {
  /** Whether wealth orders are confirmed on this day: neither a weekend nor a public holiday of the mainland. */
  isBusinessDay(of: Day): boolean
  /** The first business day after `of` (T+1 of ordinary redemption); never `of` itself. */
  nextBusinessDay(of: Day): Day
  /** The last business day before `of`; never `of` itself. */
  previousBusinessDay(of: Day): Day
  /** `of` itself when it is a business day, otherwise the next one: the day T on which an order counts. */
  businessDayFrom(of: Day): Day
}

/**
 * The calendar in which weekends and these holidays are closed. Working Saturdays and Sundays (调休) are no business days,
 * because funds follow the exchanges, which are closed on every weekend.
 */
export function businessCalendar(isHoliday: (of: Day) => boolean): BusinessCalendar {
  const isBusinessDay = (of: Day): boolean => {
    const inWeek = weekday(of)
    return inWeek !== 0 && inWeek !== 6 && !isHoliday(of)
  }
  const from = (of: Day, step: 1 | -1): Day => (isBusinessDay(of) ? of : from(addDays(of, step), step))
  return {
    isBusinessDay,
    nextBusinessDay: (of) => from(addDays(of, 1), 1),
    previousBusinessDay: (of) => from(addDays(of, -1), -1),
    businessDayFrom: (of) => from(of, 1),
  }
}
