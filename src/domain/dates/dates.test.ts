import fc from 'fast-check'
import { businessCalendar } from './businessCalendar'
import { addMonths, addTerm, wholeYears } from './calendarMonths'
import { addDays, compareDays, day, dayNumber, dayOfNumber, daysBetween, isDay, parseDay, weekday } from './day'
import { formatChineseDay, formatDay, formatInstant, formatTerm, formatTime } from './format'
import { dayOfInstant, instantOf, minutesOfDay } from './instant'

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

describe('a calendar of business days', () => {
  const { isBusinessDay, nextBusinessDay, previousBusinessDay, businessDayFrom } = businessCalendar(
    (of) => of >= '20261001' && of <= '20261007',
  )

  it('is closed on weekends, worked or not, and on holidays', () => {
    for (const one of ['20261001', '20261007', '20261010', '20261121', '20261122']) {
      expect([one, isBusinessDay(day(one))]).toEqual([one, false])
    }
    for (const one of ['20260930', '20261008', '20261120']) expect([one, isBusinessDay(day(one))]).toEqual([one, true])
  })

  it('goes on to the next open day, and back to the last', () => {
    expect(nextBusinessDay(day('20260930'))).toBe('20261008')
    expect(nextBusinessDay(day('20261120'))).toBe('20261123')
    expect(previousBusinessDay(day('20261008'))).toBe('20260930')
    expect(previousBusinessDay(day('20261123'))).toBe('20261120')
    expect(businessDayFrom(day('20261120'))).toBe('20261120')
    expect(businessDayFrom(day('20261121'))).toBe('20261123')
  })
})
