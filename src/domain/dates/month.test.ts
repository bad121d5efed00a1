import { day } from './day'
import { addToMonth, firstDay, formatMonth, isMonth, lastDay, monthOf, weeksOf } from './month'
import type { Month } from './month'

const of = (text: string): Month => {
  if (!isMonth(text)) throw new RangeError(text)
  return text
}

describe('a month', () => {
  it('exists from January to December', () => {
    for (const text of ['202601', '202612', '100001']) expect(isMonth(text)).toBe(true)
    for (const text of ['', '202600', '202613', '20261', '2026111', '2026-1', '099912'])
      expect(isMonth(text)).toBe(false)
  })

  it('has a first and a last day, also in leap years', () => {
    expect([firstDay(of('202802')), lastDay(of('202802'))]).toEqual(['20280201', '20280229'])
    expect(lastDay(of('202702'))).toBe('20270228')
  })

  it('goes on over the year’s end, both ways', () => {
    expect([addToMonth(of('202611'), 2), addToMonth(of('202601'), -1)]).toEqual(['202701', '202512'])
    expect(monthOf(day('20261121'))).toBe('202611')
    expect(formatMonth(of('202601'))).toBe('2026年1月')
  })

  it('is drawn in weeks from Sunday, with nothing of its neighbours', () => {
    // 1 November 2026 is a Sunday, 30 November a Monday.
    const november = weeksOf(of('202611'))
    expect(november).toHaveLength(5)
    expect(november[0]).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((date) => `202611${date}`))
    expect(november[4]).toEqual(['20261129', '20261130', undefined, undefined, undefined, undefined, undefined])
    expect(weeksOf(of('202610'))[0]?.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, '20261001'])
    expect(weeksOf(of('202608'))).toHaveLength(6)
    expect(weeksOf(of('202702'))).toHaveLength(5)
  })
})
