import { fail, ok } from '../result'
import type { Result } from '../result'

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

const yearOf = (of: Day): number => Number(of.slice(0, 4))
const monthOf = (of: Day): number => Number(of.slice(4, 6))
const dateOf = (of: Day): number => Number(of.slice(6))

/** Computed in UTC, where every day has the same length, so that the phone's time zone doesn't matter. */
const utcOf = (of: Day): number => Date.UTC(yearOf(of), monthOf(of) - 1, dateOf(of))

/** `YYYYMMDD` of an instant of UTC; more than eight digits, or none, where a day can't be written so. */
const written = (utc: number): string => {
  const at = new Date(utc)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, -14).replace(/-/g, '')
}

/** Whether the text is a day that exists, from 10000101 on. */
export function isDay(text: string): text is Day {
  // Date.UTC turns a day that doesn't exist into another one.
  return /^[1-9]\d{7}$/.test(text) && written(utcOf(text as Day)) === text
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

export const civilOf = (from: Day): CivilDate => ({ year: yearOf(from), month: monthOf(from), date: dateOf(from) })

/** Days since 1970-01-01, negative before it. */
export const dayNumber = (of: Day): number => utcOf(of) / DAY_MS

/**
 * The day that is so many days after 1970-01-01.
 * @throws RangeError outside the years 1000-9999.
 */
export const dayOfNumber = (count: number): Day => day(written(count * DAY_MS))

/** `count` days later, or earlier when negative. */
export const addDays = (from: Day, count: number): Day => dayOfNumber(dayNumber(from) + count)

/** Days from `from` up to but without `to` (算头不算尾); negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** Negative when `a` is before `b`, 0 when equal, positive after: for `sort`. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0)

export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b)

/** 0 is Sunday, 6 Saturday. */
export const weekday = (of: Day): number => new Date(utcOf(of)).getUTCDay()
