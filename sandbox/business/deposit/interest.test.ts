import fc from 'fast-check'
import { addDays, day, daysBetween } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { interestInAll } from '@/domain/interest/inAll'
import { duePayouts, interestBy } from '@/domain/interest/position'
import type { InterestTerms } from '@/domain/interest/terms'
import { maturityDay } from '@/domain/interest/valueDate'
import { addFen, basisPoints, yuan, ZERO_FEN } from '@/domain/money/fen'
import { holdingFactsOf } from './holdings'
import { lossOf } from './interest'
import type { Holding } from './tables'

const TERMS: readonly InterestTerms[] = [
  { method: 'fixedTerm' },
  { method: 'fullPeriod', period: { term: 1, termType: 'M' } },
  { method: 'fullPeriod', period: { term: 3, termType: 'M' } },
  { method: 'agreement', floorBalance: yuan(10_000) },
]

const OPEN = {
  seqNo: 1,
  customerId: '1',
  productType: '20178',
  orderId: '1',
  status: 'open',
  accrued: ZERO_FEN,
  accruedThrough: null,
  withdrawalBlocked: false,
  renewedFrom: null,
  openedAt: 0,
  closedAt: null,
} as const

/** An open deposit, and how many of the payments that are due the bank has made: a day's end may still be to come. */
const deposits: fc.Arbitrary<{ holding: Holding; on: ReturnType<typeof day> }> = fc
  .record({
    interest: fc.constantFrom(...TERMS),
    months: fc.constantFrom(3, 6, 12, 24),
    start: fc.integer({ min: 0, max: 800 }),
    amount: fc.integer({ min: 50, max: 500_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    behind: fc.constantFrom(0, 0, 1),
  })
  .map(({ interest, months, start, amount, part, behind }) => {
    const startDay = addDays(day('20260101'), start)
    const term = { term: months, termType: 'M' } as const
    const endDay = maturityDay(startDay, term)
    const on = addDays(startDay, Math.floor(daysBetween(startDay, endDay) * part))
    const position = {
      ...term,
      amount: yuan(amount),
      appointRate: basisPoints(130),
      aheadRate: basisPoints(5),
      interest,
      startDay,
      endDay,
    }
    const due = duePayouts(position, on)
    const made = due.slice(0, Math.max(0, due.length - behind))
    const paid = { payoutsMade: made.length, paidInterest: addFen(...made.map((payout) => payout.amount)) }
    return { holding: { ...OPEN, ...position, ...paid }, on }
  })

test('what a deposit brings now and at maturity count the same payments, however many were made', () =>
  fc.assert(
    fc.property(deposits, ({ holding, on }) => {
      const { now, end, lost } = interestInAll(holdingFactsOf(holding, '', instantOf(on, 12)))
      expect({ now, end }).toEqual({ now: interestBy(holding, on), end: interestBy(holding, holding.endDay) })
      expect(lost).toBe(lossOf(holding, on))
      if (on === holding.endDay) expect(now).toBe(end)
    }),
  ))
