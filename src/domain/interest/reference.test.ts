import fc from 'fast-check'
import { addMonths } from '../dates/calendarMonths'
import { addDays, day, dayNumber, dayOfNumber } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { basisPoints, fen } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { accrue, addAccruals } from './accrual'
import { interestDays } from './dayCount'
import type { DayCount } from './dayCount'
import { interestForPeriod, payoutsThrough } from './deposit'
import { interestAtMaturity } from './termInterest'
import { accruedBy, interestBy } from './position'
import type { DepositPosition } from './position'
import type { InterestTerms } from './terms'
import {
  agreementInterest,
  nextMonthDay,
  platformDate,
  plus,
  referenceInterest,
  referenceWithdrawal,
  roundHalfUp,
  structuredInterest,
  textOf,
} from './testing'
import type { Rational } from './testing'
import { maturityDay } from './valueDate'
import { dailyIncome, sevenDayAnnualised } from './wealth'

const anyStart = fc.integer({ min: dayNumber(day('20150101')), max: dayNumber(day('20401231')) }).map(dayOfNumber)
/** Month ends and leap days are generated often, because calendar code fails there. */
const anchors = fc.constantFrom(
  ...['20240229', '20240131', '20250131', '20251130', '20240331', '20260228', '20231231', '20280229'].map(day),
)
const start = fc.oneof(anyStart, anchors)
const held = fc.oneof(fc.nat(2200), fc.constantFrom(27, 28, 29, 30, 31, 59, 60, 61, 89, 365, 366, 396, 730, 1826))
const principal = fc.oneof(fc.integer({ min: 0, max: 10_000_000_000_000 }), fc.nat(100_000)).map(fen)
const rate = fc.integer({ min: 0, max: 2_000 }).map(basisPoints)
const method = fc.constantFrom<DayCount>('calendar', 'daily')

describe('interest against an independent computation', () => {
  it('agrees to the fen for any principal, rate, period and day count', () => {
    fc.assert(
      fc.property(principal, rate, start, held, method, (amount, yearly, from, days, count) => {
        const to = addDays(from, days)
        expect(interestForPeriod(amount, yearly, from, to, count)).toBe(
          roundHalfUp(referenceInterest(amount, yearly, from, to, count)),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('agrees at corresponding days, where a month is just full', () => {
    fc.assert(
      fc.property(
        principal,
        rate,
        start,
        fc.integer({ min: 1, max: 61 }),
        fc.constantFrom(-1, 0, 1),
        (amount, yearly, from, months, off) => {
          const to = addDays(addMonths(from, months), off)
          expect(interestForPeriod(amount, yearly, from, to, 'calendar')).toBe(
            roundHalfUp(referenceInterest(amount, yearly, from, to, 'calendar')),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('walks months as the reference does', () => {
    fc.assert(
      fc.property(start, (from) => {
        expect(textOf(nextMonthDay(Number(from.slice(6)), platformDate(from)))).toBe(addMonths(from, 1))
      }),
    )
  })

  it('never falls as time goes on', () => {
    fc.assert(
      fc.property(start, held, method, (from, days, count) => {
        const to = addDays(from, days)
        expect(interestDays(from, addDays(to, 1), count)).toBeGreaterThanOrEqual(interestDays(from, to, count))
      }),
    )
  })

  it('is the same in one piece as in parts that were not rounded', () => {
    fc.assert(
      fc.property(principal, rate, fc.array(fc.nat(400), { maxLength: 12 }), (amount, yearly, parts) => {
        const whole = accrue(
          amount,
          yearly,
          parts.reduce((sum, part) => sum + part, 0),
        )
        expect(addAccruals(...parts.map((part) => accrue(amount, yearly, part)))).toEqual(whole)
      }),
    )
  })

  it('splits an agreement deposit at its floor balance', () => {
    fc.assert(
      fc.property(
        principal,
        principal,
        rate,
        rate,
        start,
        held,
        (balance, floorBalance, demandRate, agreedRate, from, days) => {
          const to = addDays(from, days)
          const terms = { floorBalance, demandRate, agreedRate }
          const low = balance < floorBalance ? balance : floorBalance
          const expected = plus(
            referenceInterest(low, demandRate, from, to, 'calendar'),
            referenceInterest(fen(balance - low), agreedRate, from, to, 'calendar'),
          )
          expect(agreementInterest(balance, terms, from, to)).toBe(roundHalfUp(expected))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('pays each full period like the last, however the months fall', () => {
    fc.assert(
      fc.property(principal, rate, start, fc.integer({ min: 1, max: 12 }), (amount, yearly, from, months) => {
        const payouts = payoutsThrough(
          amount,
          yearly,
          from,
          { term: months, termType: 'M' },
          addMonths(from, months * 3),
        )
        const one = roundHalfUp({ top: BigInt(amount) * BigInt(yearly) * BigInt(months), bottom: 120_000n })
        expect(payouts.map((payout) => payout.amount)).toEqual([one, one, one])
        expect(payouts.map((payout) => payout.on)).toEqual([1, 2, 3].map((count) => addMonths(from, months * count)))
      }),
    )
  })

  const anyTerm = fc.oneof(
    fc.record({ term: fc.integer({ min: 1, max: 60 }), termType: fc.constant('M' as const) }),
    fc.record({ term: fc.integer({ min: 1, max: 5 }), termType: fc.constant('Y' as const) }),
    fc.record({ term: fc.integer({ min: 1, max: 1_830 }), termType: fc.constant('D' as const) }),
  )

  /** The interest of a term, counted month by month or day by day. */
  const walkedTerm = (amount: Fen, yearly: BasisPoints, from: Day, { term, termType }: Term): Rational => {
    let end = platformDate(from)
    const months = termType === 'D' ? 0 : term * (termType === 'Y' ? 12 : 1)
    for (let month = 0; month < months; month += 1) end = nextMonthDay(Number(from.slice(6)), end)
    if (termType === 'D') end.setUTCDate(end.getUTCDate() + term)
    return referenceInterest(amount, yearly, from, textOf(end) as Day, termType === 'D' ? 'daily' : 'calendar')
  }

  it('pays a whole term, 13 months among them, from any day to its maturity', () => {
    fc.assert(
      fc.property(principal, rate, start, anyTerm, (amount, yearly, from, term) => {
        expect(interestAtMaturity(amount, yearly, term)).toBe(roundHalfUp(walkedTerm(amount, yearly, from, term)))
        const until = maturityDay(from, term)
        const method = term.termType === 'D' ? 'daily' : 'calendar'
        expect(interestForPeriod(amount, yearly, from, until, method)).toBe(interestAtMaturity(amount, yearly, term))
      }),
      { numRuns: 60 },
    )
  })

  const steps = fc.uniqueArray(fc.record({ fromDays: fc.nat(2_000), rate }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ fromDays }) => fromDays,
  })
  const period = fc.integer({ min: 1, max: 12 }).map((months): Term => ({ term: months, termType: 'M' }))
  const interest: fc.Arbitrary<InterestTerms> = fc.oneof(
    fc.constant({ method: 'fixedTerm' } as const),
    fc.record({ method: fc.constant('stepped' as const), steps }),
    fc.record({ method: fc.constant('fullPeriod' as const), period }),
    fc.record({ method: fc.constant('agreement' as const), floorBalance: principal }),
    fc.record({
      method: fc.constant('structured' as const),
      terms: fc.record({
        floorRate: rate,
        floatingRate: rate,
        barrier: fc.nat(1_000),
        pays: fc.constantFrom('at or above' as const, 'at or below' as const),
      }),
      observed: fc.nat(1_000),
    }),
  )
  const position = fc
    .record({ amount: principal, appointRate: rate, aheadRate: rate, interest, startDay: start, term: anyTerm })
    .map(({ term, ...one }): DepositPosition => ({
      ...one,
      ...term,
      // A term agreed in days has its periods in days.
      interest:
        one.interest.method === 'fullPeriod' && term.termType === 'D'
          ? { ...one.interest, period: { ...one.interest.period, termType: 'D' } }
          : one.interest,
      endDay: maturityDay(one.startDay, term),
    }))

  it('pays every kind of deposit on any day what clause 4 of the agreement says', () => {
    fc.assert(
      fc.property(position, held, (one, days) => {
        const on = addDays(one.startDay, days)
        expect(interestBy(one, on)).toBe(referenceWithdrawal(one, on))
      }),
      { numRuns: 300 },
    )
  })

  it('carries in the books, by the day before the end, all but a fen of what maturity pays', () => {
    fc.assert(
      fc.property(position, (one) => {
        const owed = accruedBy(one, addDays(one.endDay, -1))
        const method = one.interest.method
        // Not compared: full periods round each payment separately, and the last day may still reach a higher step.
        if (method === 'fullPeriod') return
        const paid = interestBy(one, one.endDay)
        expect(paid - owed === 0 || paid - owed === 1).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('pays a structured deposit its floor, and the floating rate beside it when the index allows', () => {
    const terms = fc.record({
      floorRate: rate,
      floatingRate: rate,
      barrier: fc.nat(1_000),
      pays: fc.constantFrom('at or above' as const, 'at or below' as const),
    })
    const observed = fc.option(fc.nat(1_000), { nil: undefined })
    fc.assert(
      fc.property(principal, terms, observed, start, anyTerm, (amount, given, index, from, term) => {
        const above = index !== undefined && given.pays === 'at or above' && index >= given.barrier
        const below = index !== undefined && given.pays === 'at or below' && index <= given.barrier
        const floor = walkedTerm(amount, given.floorRate, from, term)
        const floating = walkedTerm(amount, given.floatingRate, from, term)
        expect(structuredInterest(amount, given, index, term)).toBe(
          roundHalfUp(above || below ? plus(floor, floating) : floor),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('earns on principal and interest in the term after a renewal of both', () => {
    fc.assert(
      fc.property(principal, rate, rate, start, anyTerm, (amount, first, second, from, term) => {
        const kept = fen(amount + interestAtMaturity(amount, first, term))
        const again = interestAtMaturity(kept, second, term)
        const next = maturityDay(from, term)
        expect(again).toBe(roundHalfUp(walkedTerm(kept, second, next, term)))
      }),
      { numRuns: 40 },
    )
  })
})

describe('wealth income against exact rationals', () => {
  const income = fc.integer({ min: -30_000, max: 30_000 })

  it('is cut off after the fen', () => {
    fc.assert(
      fc.property(principal, income, (shares, per10k) => {
        expect(BigInt(dailyIncome(shares, per10k))).toBe((BigInt(shares) * BigInt(per10k)) / 100_000_000n)
      }),
    )
  })

  it('gives the annualised yield of the average day', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 7 }), (incomes) => {
        const sum = incomes.reduce((total, one) => total + BigInt(one), 0n)
        const days = BigInt(incomes.length)
        // Income per 10,000 yuan in 1/10,000 yuan is a daily rate in 1/100,000,000; multiplied by 365 it is a yearly one,
        // given in ppm.
        const exact = { top: sum * 365n * 1_000_000n, bottom: days * 100_000_000n }
        expect(sevenDayAnnualised(incomes)).toBe(roundHalfUp(exact))
      }),
    )
  })
})
