import type { Day } from './day'
import type { Month } from './month'
import { addToMonth } from './monthSpan'

const MONTHS = 3

/** The first month of the quarter of a day, by which a quarter is known. */
export const quarterOf = (of: Day): Month => {
  const month = Number(of.slice(4, 6))
  return `${of.slice(0, 4)}${String(month - ((month - 1) % MONTHS)).padStart(2, '0')}` as Month
}

/** The quarter so many after another. @param quarter its first month */
export const addQuarters = (quarter: Month, count: number): Month => addToMonth(quarter, count * MONTHS)

/** `2026年第4季度` @param quarter its first month */
export const formatQuarter = (quarter: Month): string =>
  `${quarter.slice(0, 4)}年第${Math.ceil(Number(quarter.slice(4)) / MONTHS)}季度`
