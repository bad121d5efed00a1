import fc from 'fast-check'
import { addDays, day, daysBetween } from '../dates/day'
import { addFen, basisPoints, fen, subtractFen, yuan } from '../money/fen'
import { accrue, payable } from './accrual'
import { closingBasis, payoutBasis } from './basis'
import type { InterestBasis } from './basis'
import { countedText } from './dayCount'
import { duePayouts, interestBy } from './position'
import type { DepositPosition } from './position'
import type { InterestTerms } from './terms'
import { maturityDay } from './valueDate'

const TERMS: readonly InterestTerms[] = [
  { method: 'fixedTerm' },
  { method: 'fullPeriod', period: { term: 1, termType: 'M' } },
  {
    method: 'stepped',
    steps: [
      { fromDays: 0, rate: basisPoints(5) },
      { fromDays: 40, rate: basisPoints(95) },
    ],
  },
  {
    method: 'structured',
    terms: { floorRate: basisPoints(60), floatingRate: basisPoints(130), barrier: 10, pays: 'at or above' },
    observed: 12,
  },
]

const positions: fc.Arbitrary<DepositPosition> = fc
  .record({
    interest: fc.constantFrom(...TERMS),
    months: fc.integer({ min: 1, max: 24 }),
    inDays: fc.boolean(),
    start: fc.integer({ min: 0, max: 800 }),
    amount: fc.integer({ min: 50, max: 500_000 }),
  })
  .map(({ interest, months, inDays, start, amount }) => {
    const startDay = addDays(day('20260101'), start)
    // A period of months belongs to a term of months.
    const daily = inDays && interest.method !== 'fullPeriod'
    const term = daily ? ({ term: months * 30, termType: 'D' } as const) : ({ term: months, termType: 'M' } as const)
    return {
      ...term,
      amount: yuan(amount),
      appointRate: basisPoints(130),
      aheadRate: basisPoints(5),
      interest,
      startDay,
      endDay: maturityDay(startDay, term),
    }
  })

/** What a calculator makes of the rate and the time that are shown: months at 1/12 of a year, days at 1/360. */
const counted = ({ amount }: DepositPosition, { rate, counted: { months, days } }: InterestBasis): number =>
  payable(accrue(amount, rate, months * 30 + days))

test('rate and days of what is paid with the principal come to what was paid', () =>
  fc.assert(
    fc.property(positions, fc.double({ min: 0, max: 1.2, noNaN: true }), (position, part) => {
      const on = addDays(position.startDay, Math.floor(daysBetween(position.startDay, position.endDay) * part))
      const paidBefore = addFen(...duePayouts(position, on).map(({ amount }) => amount))
      expect(counted(position, closingBasis(position, on))).toBe(subtractFen(interestBy(position, on), paidBefore))
    }),
  ))

test('periods that are paid follow each other from the start to the end, whether one or several at once', () =>
  fc.assert(
    fc.property(positions, fc.integer({ min: 1, max: 3 }), (position, atOnce) => {
      const due = duePayouts(position, position.endDay)
      let from = position.startDay
      for (let paid = atOnce; paid <= due.length; paid += atOnce) {
        const last = due[paid - 1]
        const amount = fen((last?.amount ?? 0) * atOnce)
        const basis = payoutBasis(position, last?.on ?? position.endDay, amount)
        expect([basis.from, basis.to]).toEqual([from, last?.on])
        if (atOnce === 1) expect(counted(position, basis)).toBe(amount)
        from = basis.to
      }
    }),
  ))

test.each([
  [{ months: 1, days: 0 }, '1个月'],
  [{ months: 1, days: 8 }, '1个月零8天'],
  [{ months: 0, days: 39 }, '39天'],
  [{ months: 0, days: 0 }, '0天'],
])('time is told as it is counted: %j', (time, text) => expect(countedText(time)).toBe(text))
