import { addDays, type Day } from '../dates/day'
import { dayOfInstant, instantOf, minutesOfDay } from '../dates/instant'
import { addTerm, type Term } from '../dates/term'

/** Purchases before this minute of the day accrue interest the same day (§9). */
const CUT_OFF_MINUTES = 23 * 60 + 30
const INCOME_FROM_HOUR = 1

/** First day of interest of a purchase at an instant (epoch ms): the same day before 23:30 in Shanghai, else the next. */
export const interestStartDay = (purchasedAt: number): Day => {
  const today = dayOfInstant(purchasedAt)
  return minutesOfDay(purchasedAt) < CUT_OFF_MINUTES ? today : addDays(today, 1)
}

/** Instant (epoch ms) from which a deposit can be withdrawn with income: 01:00 of the day after interest starts (§9). */
export const withdrawableFrom = (start: Day): number => instantOf(addDays(start, 1), INCOME_FROM_HOUR)

/** The day on which a deposit is paid to the electronic account; interest runs up to the day before. */
export const maturityDay = (start: Day, term: Term): Day => addTerm(start, term)
