import { LunarDay, SolarTerm } from 'tyme4ts'
import type { SolarDay } from 'tyme4ts'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'

const dayOf = (solar: SolarDay): Day =>
  day(`${solar.getYear()}${String(solar.getMonth()).padStart(2, '0')}${String(solar.getDay()).padStart(2, '0')}`)

/**
 * The thirteen days of a year that the regulation itself makes holidays of everybody (全国年节及纪念日放假办法, 国务院令第795号,
 * in force since 1 January 2025, article 2): they are known for every year. What else is closed around them, a yearly
 * notice says.
 */
function holidaysOf(year: number): ReadonlySet<Day> {
  const newYear = dayOf(LunarDay.fromYmd(year, 1, 1).getSolarDay())
  const qingming = dayOf(SolarTerm.fromName(year, '清明').getSolarDay())
  return new Set([
    day(`${year}0101`),
    ...[-1, 0, 1, 2].map((after) => addDays(newYear, after)),
    qingming,
    day(`${year}0501`),
    day(`${year}0502`),
    dayOf(LunarDay.fromYmd(year, 5, 5).getSolarDay()),
    dayOf(LunarDay.fromYmd(year, 8, 15).getSolarDay()),
    ...['1001', '1002', '1003'].map((in_) => day(`${year}${in_}`)),
  ])
}

const known = new Map<number, ReadonlySet<Day>>()

/** Whether the regulation itself makes this day a holiday, whatever the year's notice adds. */
export function isStatutoryHoliday(of: Day): boolean {
  const year = Number(of.slice(0, 4))
  const found = known.get(year) ?? holidaysOf(year)
  known.set(year, found)
  return found.has(of)
}
