import { addDays, weekday } from './day'
import type { Day } from './day'

/**
 * Weekdays of each year on which banks and fund companies are closed, as MMDD, from the State Council's yearly notice
 * (国办发明电, 4 November 2025 for 2026). Add the next year's each November; in a year without data only weekends are closed.
 * Working Saturdays and Sundays (调休) are not business days, because funds follow the exchanges' calendar, which is closed
 * on every weekend.
 */
const CLOSED_WEEKDAYS: Readonly<Record<string, string>> = {
  2026: /* @__PURE__ */ [
    '0101 0102', // New Year
    '0216 0217 0218 0219 0220 0223', // Spring Festival, 15-23 February
    '0406', // Qingming, 4-6 April
    '0501 0504 0505', // Labour Day, 1-5 May
    '0619', // Dragon Boat, 19-21 June
    '0925', // Mid-Autumn, 25-27 September
    '1001 1002 1005 1006 1007', // National Day, 1-7 October
  ].join(' '),
}

/** Whether wealth orders are confirmed on this day: neither a weekend nor a public holiday of the mainland. */
export function isBusinessDay(of: Day): boolean {
  const inWeek = weekday(of)
  if (inWeek === 0 || inWeek === 6) return false
  return !(CLOSED_WEEKDAYS[of.slice(0, 4)] ?? '').split(' ').includes(of.slice(4))
}

/** The first business day after `of` (T+1 of ordinary redemption); never `of` itself. */
export function nextBusinessDay(of: Day): Day {
  let next = addDays(of, 1)
  while (!isBusinessDay(next)) next = addDays(next, 1)
  return next
}

/** `of` itself when it is a business day, otherwise the next one: the day T on which an order counts. */
export const businessDayFrom = (of: Day): Day => (isBusinessDay(of) ? of : nextBusinessDay(of))
