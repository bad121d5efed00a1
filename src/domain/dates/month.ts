import { addMonths } from './calendarMonths'
import { addDays, day, isDay, weekday } from './day'
import type { Day } from './day'

/** A calendar month in Asia/Shanghai, `YYYYMM`. Months sort as strings do. */
export type Month = string & { readonly unit: 'month' }

/** Whether the text is a month that exists, from 100001 on. */
export const isMonth = (text: string): text is Month => /^\d{6}$/.test(text) && isDay(`${text}01`)

export const monthOf = (of: Day): Month => of.slice(0, 6) as Month

export const firstDay = (month: Month): Day => day(`${month}01`)

export const lastDay = (month: Month): Day => addDays(addMonths(firstDay(month), 1), -1)

/** So many months later, or earlier when negative. */
export const addToMonth = (month: Month, count: number): Month => monthOf(addMonths(firstDay(month), count))

/** `2026年11月` */
export const formatMonth = (month: Month): string => `${month.slice(0, 4)}年${Number(month.slice(4))}月`

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
