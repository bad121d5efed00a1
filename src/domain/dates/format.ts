import { civilOf, day, weekday } from './day'
import type { Day } from './day'
import { minutesOfDay, dayOfInstant } from './instant'
import type { Term } from './term'

/**
 * Checks an instant: null would otherwise be read as 1970.
 * @throws TypeError
 */
function instant(epochMs: number): number {
  if (!Number.isFinite(epochMs)) throw new TypeError(`not an instant to be shown: ${String(epochMs)}`)
  return epochMs
}

/**
 * `2026.11.21`, or with another separator (§9).
 * @throws RangeError for what is no day
 */
export const formatDay = (given: Day, separator = '.'): string => {
  const of = day(given)
  return [of.slice(0, 4), of.slice(4, 6), of.slice(6)].join(separator)
}

const WEEKDAYS = '日一二三四五六'

/** `星期六` */
export const formatWeekday = (of: Day): string => `星期${WEEKDAYS.charAt(weekday(of))}`

/** `2026年11月21日` (§9), with the weekday behind it when asked: `2026年11月21日 星期六`. */
export const formatChineseDay = (of: Day, withWeekday = false): string => {
  const { year, month, date } = civilOf(of)
  const text = `${year}年${month}月${date}日`
  return withWeekday ? `${text} ${formatWeekday(of)}` : text
}

/** `23:05` in Shanghai at an instant (epoch milliseconds). */
export const formatTime = (epochMs: number): string => {
  const minutes = minutesOfDay(instant(epochMs))
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** `2026.11.21 23:05` in Shanghai at an instant (epoch milliseconds). */
export const formatInstant = (epochMs: number, separator = '.'): string =>
  `${formatDay(dayOfInstant(instant(epochMs)), separator)} ${formatTime(epochMs)}`

/** The unit after a term's number (§9): 年, 个月; 天 for everything else a server may send. */
export const termUnit = (termType: string): string => (termType === 'Y' ? '年' : termType === 'M' ? '个月' : '天')

/** `3年`, `13个月`, `90天`. */
export function formatTerm({ term, termType }: Term): string {
  if (!Number.isSafeInteger(term)) throw new TypeError(`not a term to be shown: ${String(term)}`)
  return `${term}${termUnit(termType)}`
}
