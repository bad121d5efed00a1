import { addMonths } from './calendarMonths'
import { addDays, weekday } from './day'
import type { Day } from './day'
import { firstDay, monthOf } from './month'
import type { Month } from './month'

/*
 * What of a month has to be reckoned by the calendar. It stands apart from ./month because most pages only read and
 * write months, and the calendar's library would come with every one of them.
 */

export const lastDay = (month: Month): Day => addDays(addMonths(firstDay(month), 1), -1)

/** So many months later, or earlier when negative. */
export const addToMonth = (month: Month, count: number): Month => monthOf(addMonths(firstDay(month), count))

const WEEK = 7

/** The month's days in weeks from Sunday to Saturday; undefined before the first and after the last. */
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
