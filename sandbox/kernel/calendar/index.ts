import { businessCalendar } from '@/domain/dates/businessCalendar'
import type { Day } from '@/domain/dates/day'
import { noticesIn, readNotice } from './notices'
import notice2026 from './notices/2026.json'
import { isStatutoryHoliday } from './statutoryHolidays'

export { HolidayNoticeWrong } from './notices'

/** By year: those that came with this release, and those that the bank was started with. */
const notices = new Map([[2026, readNotice(notice2026, '2026.json')]])

/**
 * Adds the notices of a folder, one JSON file a year (docs/decisions/business-days.md); one of a year that is known takes
 * its place. Called once, when the bank starts: all its processes have to be given the same.
 * @throws HolidayNoticeWrong
 */
export function takeNotices(folder: string): void {
  for (const one of noticesIn(folder)) notices.set(one.year, one)
}

/** The days on which this bank works: the regulation's holidays of every year, and what the year's notice adds. */
export const calendar = businessCalendar(
  (of) => isStatutoryHoliday(of) || [...notices.values()].some(({ closed }) => closed.has(of)),
)

/** The notice for a year comes in November of the year before. */
const EXPECTED_FROM = '1201'

/** The years whose notice should be there on this day and isn't: the present one, and from December on the next. */
export function missingNotices(today: Day): readonly number[] {
  const year = Number(today.slice(0, 4))
  return [year, ...(today.slice(4) >= EXPECTED_FROM ? [year + 1] : [])].filter((one) => !notices.has(one))
}
