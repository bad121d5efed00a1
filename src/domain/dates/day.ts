import { fail, ok, type Result } from '../result'

/** A calendar day in Asia/Shanghai: the specification's 8-digit `YYYYMMDD` string (§3). Days sort as strings do. */
export type Day = string & { readonly unit: 'day' }

/** Milliseconds in a day; China has no daylight saving, so every day has as many. */
export const DAY_MS = 86_400_000

export interface CivilDate {
  readonly year: number
  /** 1-12 */
  readonly month: number
  /** 1-31 */
  readonly date: number
}

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Length of a month in days; `month` is 1-12. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0)

/** Whether the text is a day that exists, from 10000101 on. */
export function isDay(text: string): text is Day {
  if (!/^[1-9]\d{7}$/.test(text)) return false
  const date = Number(text.slice(6))
  return date >= 1 && date <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(4, 6)))
}

/** Reads `YYYYMMDD`, also with `-`, `.` or `/` between the parts; fails with `'not a day'` for a day that doesn't exist. */
export function parseDay(text: string): Result<Day, 'not a day'> {
  const digits = text.replace(/^(\d{4})([-./])(\d{2})\2(\d{2})$/, '$1$3$4')
  return isDay(digits) ? ok(digits) : fail('not a day')
}

/**
 * Brands a day known to be right, such as one of our own data.
 * @throws RangeError when the day doesn't exist.
 */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

export const civilOf = (from: Day): CivilDate => ({
  year: Number(from.slice(0, 4)),
  month: Number(from.slice(4, 6)),
  date: Number(from.slice(6)),
})

/**
 * The day of a civil date.
 * @throws RangeError when the date doesn't exist.
 */
export const dayOfCivil = ({ year, month, date }: CivilDate): Day => day(String(year * 10_000 + month * 100 + date))

/** Days since 1970-01-01, negative before it. */
export const dayNumber = (of: Day): number => {
  const { year, month, date } = civilOf(of)
  return Date.UTC(year, month - 1, date) / DAY_MS
}

/**
 * The day that is so many days after 1970-01-01.
 * @throws RangeError outside the years 1000-9999.
 */
export const dayOfNumber = (count: number): Day => {
  const utc = new Date(count * DAY_MS)
  return dayOfCivil({ year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() })
}

/** `count` days later, or earlier when negative. */
export const addDays = (from: Day, count: number): Day => dayOfNumber(dayNumber(from) + count)

/**
 * The corresponding day `count` months later (对月对日); a day that month lacks becomes its last one
 * (31 January + 1 month is 28 or 29 February), as for deposit terms.
 */
export function addMonths(from: Day, count: number): Day {
  const civil = civilOf(from)
  const months = civil.year * 12 + civil.month - 1 + count
  const year = Math.floor(months / 12)
  const month = months - year * 12 + 1
  return dayOfCivil({ year, month, date: Math.min(civil.date, daysInMonth(year, month)) })
}

/** Days from `from` up to but without `to` (算头不算尾); negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** Negative when `a` is before `b`, 0 when equal, positive after: for `sort`. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0)

export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b)

/** 0 is Sunday, 6 Saturday. */
export const weekday = (of: Day): number => (((dayNumber(of) + 4) % 7) + 7) % 7

/** Whole years from `birth` to `on`; who was born on 29 February has the birthday on 28 February in other years. */
export const wholeYears = (birth: Day, on: Day): number => {
  const years = civilOf(on).year - civilOf(birth).year
  return addMonths(birth, years * 12) > on ? years - 1 : years
}
