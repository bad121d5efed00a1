import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { calendar, HolidayNoticeWrong, missingNotices, takeNotices } from '.'
import { noticesIn } from './notices'
import { isStatutoryHoliday } from './statutoryHolidays'

/** Those of 2025 and 2026 stand in these years' notices; the others as printed almanacs have them. */
describe('the holidays that the regulation names itself', () => {
  it.each([
    ['2025', '0128 0129 0130 0131', '0404', '0531', '1006'],
    ['2026', '0216 0217 0218 0219', '0405', '0619', '0925'],
    ['2027', '0205 0206 0207 0208', '0405', '0609', '0915'],
    ['2028', '0125 0126 0127 0128', '0404', '0528', '1003'],
    ['2029', '0212 0213 0214 0215', '0404', '0616', '0922'],
    ['2030', '0202 0203 0204 0205', '0405', '0605', '0912'],
    ['2033', '0130 0131 0201 0202', '0404', '0601', '0908'],
  ])('of %s are these and no others', (year, spring, qingming, dragonBoat, midAutumn) => {
    const expected = ['0101', ...spring.split(' '), qingming, '0501', '0502', dragonBoat, midAutumn]
    const all = new Set([...expected, '1001', '1002', '1003'].map((of) => year + of))
    const found: string[] = []
    for (let of: Day = day(`${year}0101`); of.startsWith(year); of = addDays(of, 1)) {
      if (isStatutoryHoliday(of)) found.push(of)
    }
    expect(found).toEqual([...all].sort())
  })
})

describe('the business calendar of 2026', () => {
  it.each([
    ['20260101', '20260104'],
    ['20260214', '20260223'],
    ['20260404', '20260406'],
    ['20260501', '20260505'],
    ['20260619', '20260621'],
    ['20260925', '20260927'],
    ['20261001', '20261007'],
  ])('is closed from %s to %s and open on both sides', (first, last) => {
    for (let of: Day = day(first); of <= last; of = addDays(of, 1)) {
      expect([of, calendar.isBusinessDay(of)]).toEqual([of, false])
    }
    expect(calendar.nextBusinessDay(day(first))).toBe(calendar.nextBusinessDay(day(last)))
  })

  it('has the holidays of the notice and no more', () => {
    let open = 0
    for (let of = day('20260101'); of <= '20261231'; of = addDays(of, 1)) if (calendar.isBusinessDay(of)) open += 1
    expect(open).toBe(261 - 19)
  })

  it.each(['20260104', '20260214', '20260228', '20260509', '20260920', '20261010'])(
    'keeps the make-up workday %s closed',
    (of) => expect(calendar.isBusinessDay(day(of))).toBe(false),
  )
})

describe('a year whose notice has not come', () => {
  it('is closed on the regulation’s holidays: New Year is no business day', () => {
    expect(calendar.isBusinessDay(day('20270101'))).toBe(false)
    expect(calendar.nextBusinessDay(day('20261231'))).toBe('20270104')
    expect(calendar.nextBusinessDay(day('20270204'))).toBe('20270209')
  })

  it('is missed from the December before on', () => {
    expect(missingNotices(day('20261130'))).toEqual([])
    expect(missingNotices(day('20261201'))).toEqual([2027])
    expect(missingNotices(day('20280229'))).toEqual([2028])
  })
})

describe('notices of a folder', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'notices-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const put = (content: unknown): void =>
    writeFileSync(join(folder, '2031.json'), typeof content === 'string' ? content : JSON.stringify(content))

  it('close what lies around the holidays, without a new release', () => {
    expect(calendar.isBusinessDay(day('20310127'))).toBe(true)
    put({ year: 2031, source: 'a test', closed: [['20310122', '20310128']] })
    takeNotices(folder)
    expect(calendar.isBusinessDay(day('20310127'))).toBe(false)
    expect(calendar.isBusinessDay(day('20310129'))).toBe(true)
    expect(missingNotices(day('20310101'))).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['no day', { year: 2031, source: 'a test', closed: [['20310230', '20310301']] }],
    ['another year', { year: 2031, source: 'a test', closed: [['20320122', '20320128']] }],
    ['a span backwards', { year: 2031, source: 'a test', closed: [['20310128', '20310122']] }],
    ['months', { year: 2031, source: 'a test', closed: [['20310122', '20310522']] }],
    ['nothing closed', { year: 2031, source: 'a test', closed: [] }],
  ])('are refused with %s', (_, content) => {
    put(content)
    expect(() => noticesIn(folder)).toThrow(HolidayNoticeWrong)
    expect(() => noticesIn(folder)).toThrow('2031.json')
  })

  it('are refused when there is no such folder', () => {
    expect(() => noticesIn(join(folder, 'nowhere'))).toThrow('HOLIDAY_NOTICES')
  })
})
