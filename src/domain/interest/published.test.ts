import { day, daysBetween } from '../dates/day'
import type { TermType } from '../dates/term'
import { basisPoints, fen, yuan } from '../money/fen'
import { accrue, payable } from './accrual'
import { dayCountOf, interestDays } from './dayCount'
import { interestForPeriod, payoutsThrough } from './deposit'
import { interestAtMaturity } from './termInterest'
import { agreementInterest, structuredInterest } from './testing'
import { maturityDay } from './valueDate'

/* Worked examples as published by banks and in the banking qualification, with their own figures, found in November
   2026; "recalled" marks those for which no source was at hand. Below them are examples of our own for methods of which
   nobody publishes figures. */

describe('lump-sum time deposits, held to the end of their term', () => {
  it.each<[string, number, number, readonly [number, TermType], number]>([
    // ICBC's customer service on rates of 7 July 2011: 50,000 x 3 x 5 % = 7,500
    ['ICBC: 50,000 yuan for three years at 5.00 %', 50_000, 500, [3, 'Y'], 7_500_00],
    // Banking qualification (银行从业): 10,000 yuan of 28 December 2009 for half a year at 2.70 %
    ['qualification: 10,000 yuan for six months at 2.70 %', 10_000, 270, [6, 'M'], 135_00],
    // Published with ICBC's rates of September 2023: 100,000 x 1.5 % / 12 x 3 = 375
    ['100,000 yuan for three months at 1.50 %', 100_000, 150, [3, 'M'], 375_00],
    // Published with Bank of China's rates of December 2019
    ['10,000 yuan for a year at 1.75 %', 10_000, 175, [1, 'Y'], 175_00],
    // Recalled, of 1 March 2011: 10,000 x 6 x (2.80 % / 12) = 140
    ['10,000 yuan for six months at 2.80 %', 10_000, 280, [6, 'M'], 140_00],
  ])('%s', (_, principal, rate, [term, termType], interest) =>
    expect(interestAtMaturity(yuan(principal), basisPoints(rate), { term, termType })).toBe(interest),
  )
})

describe('actual days at 1/360', () => {
  it('ICBC’s time-demand deposit: 1,000 yuan, 140 days from 1 February 1998, 60 % of 2.88 %: 6.72 yuan', () => {
    const [from, to] = [day('19980201'), day('19980621')]
    expect(daysBetween(from, to)).toBe(140)
    expect(payable(accrue(fen(yuan(1_000) * 0.6), basisPoints(288), interestDays(from, to, 'daily')))).toBe(672)
  })

  it('qualification: 20 days past maturity at the demand rate of 0.72 % make 4.00 yuan on 10,000', () =>
    expect(interestForPeriod(yuan(10_000), basisPoints(72), day('20100628'), day('20100718'), 'daily')).toBe(400))

  it('qualification: the same on principal and interest, 10,135 yuan, makes 4.05', () =>
    expect(interestForPeriod(yuan(10_135), basisPoints(72), day('20100829'), day('20100918'), 'daily')).toBe(405))

  // Recalled: the six months from 1 March 2011 by actual days are 184: 10,000 x 184 x 2.80 % / 360
  it('the six months of 2011 by days instead of by the calendar make 143.11', () =>
    expect(interestForPeriod(yuan(10_000), basisPoints(280), day('20110301'), day('20110901'), 'daily')).toBe(143_11))
})

describe('days of the calendar rule as published: whole months count 30', () => {
  it.each([
    ['1 January to 1 February', '20190101', '20190201', 30],
    ['15 January to 18 February', '20190115', '20190218', 33],
  ])('%s', (_, from, to, days) => expect(interestDays(day(from), day(to), 'calendar')).toBe(days))
})

describe('methods without published figures, by hand', () => {
  it('13 months at 1.45 %: 10,000 x 1.45 % x 13 / 12 = 157.083', () => {
    const term = { term: 13, termType: 'M' } as const
    expect(interestAtMaturity(yuan(10_000), basisPoints(145), term)).toBe(15_708)
    expect(maturityDay(day('20260131'), term)).toBe('20270228')
  })

  it('12 months are a year, over a leap day too', () => {
    const months = { term: 12, termType: 'M' } as const
    expect(interestAtMaturity(yuan(10_000), basisPoints(135), months)).toBe(
      interestAtMaturity(yuan(10_000), basisPoints(135), { term: 1, termType: 'Y' }),
    )
    expect(maturityDay(day('20270301'), months)).toBe('20280301')
    expect(maturityDay(day('20240229'), months)).toBe('20250228')
    expect(dayCountOf(months)).toBe('calendar')
  })

  it('a leap year by days earns for 366: 36,000 x 1 % x 366 / 360', () =>
    expect(interestForPeriod(yuan(36_000), basisPoints(100), day('20280101'), day('20290101'), 'daily')).toBe(36_600))

  it('full months from a 31st are paid on each month’s last day: 100,000 x 1.2 % / 12 = 100', () =>
    expect(
      payoutsThrough(yuan(100_000), basisPoints(120), day('20271231'), { term: 1, termType: 'M' }, day('20280430')),
    ).toEqual([
      { on: '20280131', amount: 10_000 },
      { on: '20280229', amount: 10_000 },
      { on: '20280331', amount: 10_000 },
      { on: '20280430', amount: 10_000 },
    ]))

  it('an agreement deposit of 600,000 with 100,000 at 0.05 % and the rest at 0.90 %: 12.64 a day', () => {
    const terms = { floorBalance: yuan(100_000), demandRate: basisPoints(5), agreedRate: basisPoints(90) }
    // 100,000 x 0.05 % / 360 = 0.1389; 500,000 x 0.90 % / 360 = 12.50
    expect(agreementInterest(yuan(600_000), terms, day('20261121'), day('20261122'))).toBe(1_264)
    // A quarter is three months, rounded once: 12.50 + 1,125.00
    expect(agreementInterest(yuan(600_000), terms, day('20261121'), day('20270221'))).toBe(1_137_50)
  })

  it('a structured deposit of 50,000 for 90 days pays 0.60 % for certain and 1.90 % on condition', () => {
    const terms = {
      floorRate: basisPoints(60),
      floatingRate: basisPoints(130),
      barrier: 900,
      pays: 'at or above',
    } as const
    const term = { term: 90, termType: 'D' } as const
    expect(structuredInterest(yuan(50_000), terms, 899, term)).toBe(75_00)
    expect(structuredInterest(yuan(50_000), terms, 900, term)).toBe(237_50)
    expect(structuredInterest(yuan(50_000), terms, undefined, term)).toBe(75_00)
  })
})
