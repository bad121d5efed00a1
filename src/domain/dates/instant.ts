import { DAY_MS, dayNumber, dayOfNumber } from './day'
import type { Day } from './day'

const MINUTE_MS = 60_000
/** China standard time is UTC+8 all year, so the phone's time zone doesn't matter. */
const SHANGHAI_OFFSET_MS = 8 * 60 * MINUTE_MS

/** The day it is in Shanghai at an instant (epoch milliseconds). */
export const dayOfInstant = (epochMs: number): Day => dayOfNumber(Math.floor((epochMs + SHANGHAI_OFFSET_MS) / DAY_MS))

/** Minutes since midnight in Shanghai, 0-1439, at an instant (epoch milliseconds). */
export const minutesOfDay = (epochMs: number): number => {
  const sinceMidnight = (((epochMs + SHANGHAI_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS
  return Math.floor(sinceMidnight / MINUTE_MS)
}

/** The instant (epoch milliseconds) of a Shanghai wall-clock time. */
export const instantOf = (on: Day, hours = 0, minutes = 0): number =>
  dayNumber(on) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS - SHANGHAI_OFFSET_MS
