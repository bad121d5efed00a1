import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { dayOfInstant, instantOf, minutesOfDay } from '../dates/instant'
import { addTerm } from '../dates/term'
import type { Term } from '../dates/term'
import { INCOME_FROM, SAME_DAY_CUT_OFF } from '../regulation'

/** First day of interest of a purchase at an instant (epoch ms): the same day before 23:30 in Shanghai, else the next. */
export const interestStartDay = (purchasedAt: number): Day => {
  const today = dayOfInstant(purchasedAt)
  return minutesOfDay(purchasedAt) < SAME_DAY_CUT_OFF ? today : addDays(today, 1)
}

/** Instant (epoch ms) from which a deposit can be withdrawn with income: 01:00 of the day after interest starts (§9). */
export const withdrawableFrom = (start: Day): number => instantOf(addDays(start, 1), 0, INCOME_FROM)

/** The day on which a deposit is paid to the electronic account; interest runs up to the day before. */
export const maturityDay = (start: Day, term: Term): Day => addTerm(start, term)
