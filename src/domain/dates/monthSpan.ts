import { addMonths } from './calendarMonths'
import { addDays, weekday } from './day'
import type { Day } from './day'
import { firstDay, monthOf } from './month'
import type { Month } from './month'

/* The functions that need the calendar. They are apart from ./month because most pages only read and write months, and
   would otherwise load the calendar's library. */

export const lastDay = (month: Month): Day => addDays(addMonths(firstDay(month), 1), -1)

/** The month `count` months later, or earlier when negative. */
export const addToMonth = (month: Month, count: number): Month => monthOf(addMonths(firstDay(month), count))

const WEEK = 7

/** The month's days in weeks from Sunday to Saturday; undefined for places before the first and after the last day. */
export function weeksOf(month: Month): readonly (readonly (Day | undefined)[])[] {
  const first = firstDay(month)
  const last = lastDay(month)
  const start = addDays(first, -weekday(first))
  const weeks: (Day | undefined)[][] = []
  for (let at = start; at <= last; at = addDays(at, WEEK)) {
    weeks.push(
      Array.from({ length: WEEK }, (_, index) => {
        const each = addDays(at, index)
        return each < first || each > last ? undefined : each
      }),
    )
  }
  return weeks
}
