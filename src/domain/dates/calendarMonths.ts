import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { civilOf, DAY_MS, day, dayNumber } from './day'
import type { Day } from './day'

dayjs.extend(utc)

/**
 * The corresponding day `count` months later (对月对日); a day that month lacks becomes its last one
 * (31 January + 1 month is 28 or 29 February), as for deposit terms.
 */
export const addMonths = (from: Day, count: number): Day =>
  day(
    dayjs
      .utc(dayNumber(from) * DAY_MS)
      .add(count, 'month')
      .format('YYYYMMDD'),
  )

/** Whole years from `birth` to `on`; who was born on 29 February has the birthday on 28 February in other years. */
export const wholeYears = (birth: Day, on: Day): number => {
  const years = civilOf(on).year - civilOf(birth).year
  return addMonths(birth, years * 12) > on ? years - 1 : years
}
