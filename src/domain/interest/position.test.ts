import { addDays, day } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { basisPoints, yuan } from '../money/fen'
import { accruedBy, interestBy, rateBy } from './position'
import type { DepositPosition } from './position'
import type { InterestTerms } from './terms'
import { maturityDay } from './valueDate'

const bp = basisPoints
const START = day('20260101')

const deposit = (interest: InterestTerms, amount: number, term: Term, startDay: Day = START): DepositPosition => ({
  ...term,
  amount: yuan(amount),
  appointRate: bp(130),
  aheadRate: bp(5),
  interest,
  startDay,
  endDay: maturityDay(startDay, term),
})
const year = { term: 1, termType: 'Y' } as const
const fixed = (amount: number, term: Term, startDay?: Day) => deposit({ method: 'fixedTerm' }, amount, term, startDay)

describe('an early withdrawal counts as clause 4 of the agreement says', () => {
  it.each<[string, number, Term, string, string, number]>([
    // 100,000 x 0.05 % x 7 / 12 = 29.1667
    ['exactly seven months', 100_000, year, '20260115', '20260815', 2_917],
    // 100,000 x 0.05 % x (7 / 12 + 3 / 360) = 29.5833
    ['seven months and three days', 100_000, year, '20260115', '20260818', 2_958],
    // Less than a month is days: 31 January to 27 February
    ['27 days', 100_000, year, '20260131', '20260227', 375],
    // The month that February cuts short is whole on its last day
    ['a month of 28 days', 100_000, year, '20260131', '20260228', 417],
    ['the day of the purchase', 100_000, year, '20260115', '20260115', 0],
    // Agreed in days, so every day counts: 60 days are no two months
    ['60 days of a term of 90', 100_000, { term: 90, termType: 'D' }, '20260701', '20260830', 833],
  ])('%s', (_, amount, term, from, on, interest) =>
    expect(interestBy(fixed(amount, term, day(from)), day(on))).toBe(interest),
  )
})

describe('a stepped deposit', () => {
  const steps = [0, 365, 730, 1095, 1460, 1825].map((fromDays, index) => ({
    fromDays,
    rate: bp([5, 95, 115, 140, 150, 165][index] ?? 0),
  }))
  const stepped = deposit({ method: 'stepped', steps }, 100_000, { term: 5, termType: 'Y' })

  it('pays five years as five years: 100,000 x 1.65 % x 5 = 8,250.00', () =>
    expect(interestBy(stepped, day('20310101'))).toBe(825_000))

  it('pays the rate reached for the whole time, whole months as months', () => {
    // 100,000 x 0.95 % x (13 / 12 + 4 / 360)
    expect(interestBy(stepped, day('20270205'))).toBe(103_972)
    expect(interestBy(stepped, day('20261231'))).toBe(5_000)
    expect(rateBy(stepped, day('20270101'))).toBe(95)
  })

  it('is owed in the books what it would pay', () =>
    expect(accruedBy(stepped, day('20301231'))).toBe(interestBy(stepped, day('20310101'))))
})

describe('a deposit of full periods begun on a 31st', () => {
  const monthly = deposit({ method: 'fullPeriod', period: { term: 1, termType: 'M' } }, 120_000, year, day('20260131'))

  it('owes one month’s interest for each month, however long', () => {
    // 120,000 x 1.3 % / 12 = 130
    expect(accruedBy(monthly, day('20260227'))).toBe(130_00)
    expect(accruedBy(monthly, day('20260330'), 1)).toBe(130_00)
    expect(accruedBy(monthly, day('20260329'), 1)).toBe(130_00)
    expect(accruedBy(monthly, day('20260328'), 1)).toBe(12_566)
  })

  it('pays the odd days since the last payment at the early rate', () => {
    // 28 February to 30 March: 30 days at 0.05 %
    expect(interestBy(monthly, day('20260330'))).toBe(130_00 + 500)
    expect(interestBy(monthly, day('20260331'))).toBe(260_00)
  })
})

it('pays an agreement deposit by its balance: 1.39 below the floor and 44.44 above it', () => {
  const terms = deposit({ method: 'agreement', floorBalance: yuan(10_000) }, 50_000, year)
  const agreement = { ...terms, appointRate: bp(40) }
  // Three months and ten days: 10,000 x 0.05 % x 100 / 360 + 40,000 x 0.40 % x 100 / 360
  expect(interestBy(agreement, day('20260411'))).toBe(4_583)
  expect(interestBy(agreement, addDays(agreement.endDay, 30))).toBe(500 + 16_000)
  expect(rateBy(agreement, day('20260411'))).toBe(40)
})
