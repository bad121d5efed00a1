import fc from 'fast-check'
import { businessDayFrom, isBusinessDay, nextBusinessDay } from './businessCalendar'
import { addMonths, wholeYears } from './calendarMonths'
import { addDays, compareDays, day, dayNumber, dayOfNumber, daysBetween, isDay, parseDay, weekday } from './day'
import type { Day } from './day'
import { formatChineseDay, formatDay, formatInstant, formatTerm, formatTime } from './format'
import { dayOfInstant, instantOf, minutesOfDay } from './instant'
import { addTerm } from './term'

const anyDay = fc.integer({ min: dayNumber(day('19000101')), max: dayNumber(day('21991231')) }).map(dayOfNumber)

describe('a day', () => {
  it.each(['20240229', '20000229', '20261231', '19000228'])('%s exists', (text) => expect(isDay(text)).toBe(true))

  it.each([
    '20250229',
    '19000229',
    '20261301',
    '20260001',
    '20260100',
    '20260431',
    '2026011',
    '0260101',
    '２０２６0101',
    '',
  ])('%s does not', (text) => expect(isDay(text)).toBe(false))

  it('is read with one separator throughout or none', () => {
    expect(parseDay('2026-11-21')).toEqual({ ok: true, value: '20261121' })
    expect(parseDay('20261121')).toEqual({ ok: true, value: '20261121' })
    expect(parseDay('2026-11.21').ok).toBe(false)
    expect(parseDay('2026-11-31').ok).toBe(false)
  })

  it('throws where our own data is wrong', () => expect(() => day('20250229')).toThrow(RangeError))

  it('agrees with the platform calendar on number, weekday and validity', () => {
    fc.assert(
      fc.property(anyDay, (of) => {
        const platform = new Date(`${formatDay(of, '-')}T00:00:00Z`)
        expect(weekday(of)).toBe(platform.getUTCDay())
        expect(dayNumber(of) * 86_400_000).toBe(platform.getTime())
        expect(isDay(of)).toBe(true)
      }),
    )
  })

  it('counts the first day and not the last', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count)
        expect(Math.sign(compareDays(addDays(from, count), from))).toBe(Math.sign(count))
      }),
    )
  })
})

describe('terms by the calendar', () => {
  it.each([
    ['20260131', 1, '20260228'],
    ['20240131', 1, '20240229'],
    ['20240229', 12, '20250228'],
    ['20240229', 48, '20280229'],
    ['20260228', 1, '20260328'],
    ['20261130', 3, '20270228'],
    ['20260331', -1, '20260228'],
    ['20260115', -13, '20241215'],
  ])('%s + %i months is %s', (from, count, to) => expect(addMonths(day(from), count)).toBe(to))

  it('differ from terms by days', () => {
    const from = day('20260131')
    expect(addTerm(from, { term: 1, termType: 'Y' })).toBe('20270131')
    expect(addTerm(from, { term: 13, termType: 'M' })).toBe('20270228')
    expect(addTerm(from, { term: 30, termType: 'D' })).toBe('20260302')
  })

  it('gives whole years on the birthday and not before', () => {
    expect(wholeYears(day('20081121'), day('20261120'))).toBe(17)
    expect(wholeYears(day('20081121'), day('20261121'))).toBe(18)
    expect(wholeYears(day('20080229'), day('20260227'))).toBe(17)
    expect(wholeYears(day('20080229'), day('20260228'))).toBe(18)
  })
})

describe('instants in Shanghai', () => {
  it('belong to the Shanghai day whatever the zone of the phone', () => {
    expect(dayOfInstant(Date.UTC(2026, 10, 21, 15, 59, 59, 999))).toBe('20261121')
    expect(dayOfInstant(Date.UTC(2026, 10, 21, 16, 0))).toBe('20261122')
    expect(minutesOfDay(Date.UTC(2026, 10, 21, 15, 30))).toBe(23 * 60 + 30)
    expect(instantOf(day('20261121'), 23, 30)).toBe(Date.UTC(2026, 10, 21, 15, 30))
  })

  it('come back from day and minutes, before 1970 too', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(23), fc.nat(59), fc.nat(59_999), (on, hours, minutes, rest) => {
        const instant = instantOf(on, hours, minutes) + rest
        expect(dayOfInstant(instant)).toBe(on)
        expect(minutesOfDay(instant)).toBe(hours * 60 + minutes)
      }),
    )
  })
})

describe('display', () => {
  it('follows the specification', () => {
    expect(formatDay(day('20260105'))).toBe('2026.01.05')
    expect(formatDay(day('20260105'), '-')).toBe('2026-01-05')
    expect(formatChineseDay(day('20260105'))).toBe('2026年1月5日')
    expect(formatChineseDay(day('20261121'), true)).toBe('2026年11月21日 星期六')
    expect(formatTime(instantOf(day('20260105'), 1, 0))).toBe('01:00')
    expect(formatInstant(instantOf(day('20260105'), 23, 5))).toBe('2026.01.05 23:05')
    expect(formatTerm({ term: 3, termType: 'Y' })).toBe('3年')
    expect(formatTerm({ term: 13, termType: 'M' })).toBe('13个月')
    expect(formatTerm({ term: 90, termType: 'D' })).toBe('90天')
  })
})

describe('the business calendar of 2026', () => {
  const closed: readonly (readonly [string, string])[] = [
    ['20260101', '20260104'],
    ['20260214', '20260223'],
    ['20260404', '20260406'],
    ['20260501', '20260505'],
    ['20260619', '20260621'],
    ['20260925', '20260927'],
    ['20261001', '20261007'],
  ]

  it.each(closed)('is closed from %s to %s and open on both sides', (first, last) => {
    for (let of: Day = day(first); of <= last; of = addDays(of, 1)) expect([of, isBusinessDay(of)]).toEqual([of, false])
    expect(nextBusinessDay(day(first))).toBe(nextBusinessDay(day(last)))
  })

  it('has the holidays of the notice and no more', () => {
    let open = 0
    for (let of = day('20260101'); of <= '20261231'; of = addDays(of, 1)) if (isBusinessDay(of)) open += 1
    expect(open).toBe(261 - 19)
  })

  it.each(['20260104', '20260214', '20260228', '20260509', '20260920', '20261010'])(
    'keeps the make-up workday %s closed',
    (of) => expect(isBusinessDay(day(of))).toBe(false),
  )

  it('goes on to the next open day', () => {
    expect(nextBusinessDay(day('20260930'))).toBe('20261008')
    expect(nextBusinessDay(day('20261120'))).toBe('20261123')
    expect(businessDayFrom(day('20261120'))).toBe('20261120')
    expect(businessDayFrom(day('20261121'))).toBe('20261123')
  })

  it('knows weekends only where it has no data', () => {
    expect(isBusinessDay(day('20301001'))).toBe(true)
    expect(isBusinessDay(day('20301005'))).toBe(false)
  })
})
