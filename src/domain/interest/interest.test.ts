import { day } from '../dates/day'
import { instantOf } from '../dates/instant'
import { basisPoints, fen, yuan } from '../money/fen'
import { accrue, ACCRUAL_UNIT, addAccruals, payable } from './accrual'
import { dayCountOf, interestDays, wholeMonths } from './dayCount'
import { accruedThrough, interestForPeriod, payoutsThrough, rateForHolding, structuredRate } from './deposit'
import { interestAtMaturity, termInterestDays } from './termInterest'
import { agreementInterest, structuredInterest } from './testing'
import { interestStartDay, maturityDay, withdrawableFrom } from './valueDate'
import { dailyIncome, sevenDayAnnualised } from './wealth'

const bp = basisPoints

describe('worked examples by hand', () => {
  it.each([
    // 10,000 x 1.45 % x 3 years
    ['three years are three years, leap day or not', '20240229', '20270228', 'calendar', 10_000, 145, 43_500],
    // 10,000 x 1.45 % x 13/12 = 157.0833
    ['13 months', '20260131', '20270228', 'calendar', 10_000, 145, 15_708],
    // 1 month and 1 day: 10,000 x 3.6 % x (30 + 1) / 360
    ['a month end cut short, and a day', '20260131', '20260301', 'calendar', 10_000, 360, 3_100],
    // 2 months of 62 days count 60
    ['long months count as months', '20260701', '20260901', 'calendar', 10_000, 360, 6_000],
    ['and as days by days', '20260701', '20260901', 'daily', 10_000, 360, 6_200],
    // 366 days at 1/360
    ['a leap year by days', '20240101', '20250101', 'daily', 36_000, 100, 36_600],
    ['a leap year by the calendar', '20240101', '20250101', 'calendar', 36_000, 100, 36_000],
    ['the leap day earns by days', '20240228', '20240301', 'daily', 36_000, 100, 200],
    ['the same day earns nothing', '20260701', '20260701', 'calendar', 10_000, 360, 0],
    ['an earlier day earns nothing', '20260701', '20260601', 'daily', 10_000, 360, 0],
  ] as const)('%s', (_, from, to, method, principal, rate, interest) => {
    expect(interestForPeriod(yuan(principal), bp(rate), day(from), day(to), method)).toBe(interest)
  })

  it('rounds exactly half a fen up and anything less down', () => {
    // 1 fen x 1 bp x 1,800,000 days is half a fen
    expect(payable(accrue(fen(1), bp(1), ACCRUAL_UNIT / 2))).toBe(1)
    expect(payable(accrue(fen(1), bp(1), ACCRUAL_UNIT / 2 - 1))).toBe(0)
    // 18,000 fen at 1 % for a day is half a fen
    expect(interestForPeriod(fen(18_000), bp(100), day('20260101'), day('20260102'), 'daily')).toBe(1)
    expect(interestForPeriod(fen(17_999), bp(100), day('20260101'), day('20260102'), 'daily')).toBe(0)
  })

  it('carries fractions that make a whole fen', () => {
    const half = accrue(fen(1), bp(1), ACCRUAL_UNIT / 2)
    expect(addAccruals(half, half)).toEqual({ fen: 1, rest: 0 })
    expect(addAccruals(half, half, half)).toEqual({ fen: 1, rest: ACCRUAL_UNIT / 2 })
  })

  it('posts no half fen before payment', () => {
    expect(accruedThrough(fen(18_000), bp(100), day('20260101'), day('20260101'))).toBe(0)
    expect(accruedThrough(fen(18_000), bp(100), day('20260101'), day('20260102'))).toBe(1)
    expect(accruedThrough(fen(18_000), bp(100), day('20260101'), day('20251231'))).toBe(0)
  })

  it('refuses what could not be exact', () => {
    expect(() => accrue(fen(-1), bp(100), 1)).toThrow(RangeError)
    expect(() => accrue(fen(1), bp(1), 1.5)).toThrow(RangeError)
    expect(() => accrue(fen(1), bp(100), -1)).toThrow(RangeError)
    expect(() => accrue(fen(1), bp(10_000_000), 1_000_000)).toThrow(RangeError)
  })
})

describe('counting', () => {
  it('takes whole months, then days', () => {
    expect(wholeMonths(day('20260131'), day('20260227'))).toBe(0)
    expect(wholeMonths(day('20260131'), day('20260228'))).toBe(1)
    expect(interestDays(day('20260115'), day('20260214'), 'calendar')).toBe(30)
    expect(interestDays(day('20260115'), day('20260215'), 'calendar')).toBe(30)
    expect(interestDays(day('20260115'), day('20260216'), 'calendar')).toBe(31)
  })

  it('of a term needs no dates', () => {
    expect(termInterestDays({ term: 5, termType: 'Y' })).toBe(1800)
    expect(termInterestDays({ term: 13, termType: 'M' })).toBe(390)
    expect(termInterestDays({ term: 90, termType: 'D' })).toBe(90)
    expect(dayCountOf({ term: 90, termType: 'D' })).toBe('daily')
    expect(dayCountOf({ term: 3, termType: 'M' })).toBe('calendar')
  })
})

describe('deposits', () => {
  it('pays the agreed rate at maturity', () => {
    expect(interestAtMaturity(yuan(50_000), bp(190), { term: 3, termType: 'Y' })).toBe(285_000)
  })

  const steps = [
    { fromDays: 365, rate: bp(200) },
    { fromDays: 0, rate: bp(5) },
    { fromDays: 90, rate: bp(120) },
  ]

  it.each([
    [0, 5],
    [89, 5],
    [90, 120],
    [364, 120],
    [365, 200],
    [4000, 200],
  ])('held %i days reaches %i basis points', (days, rate) => expect(rateForHolding(steps, days)).toBe(rate))

  it('has no rate below the first step', () => expect(rateForHolding([{ fromDays: 7, rate: bp(100) }], 6)).toBe(0))

  it('pays at the end of full periods only, month ends kept', () => {
    const monthly = { term: 1, termType: 'M' } as const
    expect(payoutsThrough(yuan(12_000), bp(100), day('20260131'), monthly, day('20260430'))).toEqual([
      { on: '20260228', amount: 1_000 },
      { on: '20260331', amount: 1_000 },
      { on: '20260430', amount: 1_000 },
    ])
    expect(payoutsThrough(yuan(12_000), bp(100), day('20260131'), monthly, day('20260429'))).toHaveLength(2)
    expect(() => payoutsThrough(fen(1), bp(1), day('20260131'), { term: 0, termType: 'D' }, day('20260430'))).toThrow()
  })

  it('gives an agreement deposit two rates', () => {
    const terms = { floorBalance: yuan(50_000), demandRate: bp(5), agreedRate: bp(100) }
    // A month and 6 days: 50,000 x 0.05 % x 36 / 360 = 2.50; 36,000 x 1 % x 36 / 360 = 36
    expect(agreementInterest(yuan(86_000), terms, day('20260101'), day('20260207'))).toBe(3_850)
    expect(agreementInterest(yuan(50_000), terms, day('20260101'), day('20260207'))).toBe(250)
  })

  it('promises a structured deposit its floor and pays more when the index allows', () => {
    const above = { floorRate: bp(50), floatingRate: bp(150), barrier: 48_000, pays: 'at or above' } as const
    expect([undefined, 47_999, 48_000].map((observed) => structuredRate(above, observed))).toEqual([50, 50, 200])
    const below = { ...above, pays: 'at or below' } as const
    expect([undefined, 48_000, 48_001].map((observed) => structuredRate(below, observed))).toEqual([50, 200, 50])
    expect(structuredInterest(yuan(10_000), above, 50_000, { term: 90, termType: 'D' })).toBe(5_000)
    expect(structuredInterest(yuan(10_000), above, undefined, { term: 6, termType: 'M' })).toBe(2_500)
  })
})

describe('wealth', () => {
  it('cuts daily income off after the fen', () => {
    expect(dailyIncome(yuan(10_000), 4_856)).toBe(48)
    expect(dailyIncome(yuan(20_000), 4_999)).toBe(99)
    expect(dailyIncome(yuan(100), 4_856)).toBe(0)
    expect(dailyIncome(yuan(10_000), -250)).toBe(-2)
    expect(dailyIncome(yuan(1), -250)).toBe(0)
  })

  it('annualises seven days without compounding', () => {
    // 0.5 yuan a day on 10,000: 0.5 x 365 / 10,000 = 1.825 %
    expect(sevenDayAnnualised([5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000])).toBe(18_250)
    expect(sevenDayAnnualised([5_000])).toBe(18_250)
    // 3,500 x 365 / 700 = 1825; one unit more adds 0.52 and rounds up
    expect(sevenDayAnnualised([3_501, 0, 0, 0, 0, 0, 0])).toBe(1_826)
    expect(() => sevenDayAnnualised([])).toThrow(RangeError)
    expect(() => sevenDayAnnualised([1, 1, 1, 1, 1, 1, 1, 1])).toThrow(RangeError)
  })
})

describe('value dates', () => {
  it('start the same day before 23:30 and the next day from then on', () => {
    expect(interestStartDay(instantOf(day('20261231'), 23, 30) - 1)).toBe('20261231')
    expect(interestStartDay(instantOf(day('20261231'), 23, 30))).toBe('20270101')
    expect(interestStartDay(instantOf(day('20261231')))).toBe('20261231')
  })

  it('let the money out from 01:00 of the next day', () => {
    expect(withdrawableFrom(day('20261231'))).toBe(instantOf(day('20270101'), 1, 0))
  })

  it('end by the calendar', () => {
    expect(maturityDay(day('20261130'), { term: 3, termType: 'M' })).toBe('20270228')
    expect(maturityDay(day('20240229'), { term: 1, termType: 'Y' })).toBe('20250228')
  })
})
