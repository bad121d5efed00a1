import fc from 'fast-check'
import { addMonths } from '../dates/calendarMonths'
import { addDays, day, dayNumber, dayOfNumber, daysBetween, type Day } from '../dates/day'
import type { Term } from '../dates/term'
import { basisPoints, fen, type BasisPoints, type Fen } from '../money/fen'
import { accrue, addAccruals, payable } from './accrual'
import { interestDays, type DayCount } from './dayCount'
import {
  accruedThrough,
  agreementAccrual,
  dailyPosting,
  earlyWithdrawal,
  interestAtMaturity,
  interestForPeriod,
  payoutsThrough,
  steppedInterest,
  structuredInterest,
} from './deposit'
import { maturityDay } from './valueDate'
import { dailyIncome, sevenDayAnnualised } from './wealth'

/*
 * A second computation that shares no code with the first: BigInt rationals, dates from the platform, and a walk over
 * the days one by one. It is slow and obvious; the product's is fast and must agree to the fen.
 */

interface Rational {
  readonly top: bigint
  readonly bottom: bigint
}

const plus = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})

const roundHalfUp = ({ top, bottom }: Rational): number => Number((2n * top + bottom) / (2n * bottom))

const roundDown = ({ top, bottom }: Rational): number => Number(top / bottom)

const platformDate = (of: Day): Date => new Date(`${of.slice(0, 4)}-${of.slice(4, 6)}-${of.slice(6)}T00:00:00Z`)

const textOf = (date: Date): string => date.toISOString().slice(0, 10).replace(/-/g, '')

/** The corresponding day a month later, found by walking: the same day number, or the month's last. */
function nextMonthDay(anchor: number, from: Date): Date {
  const month = (from.getUTCMonth() + 1) % 12
  const walk = new Date(from)
  while (walk.getUTCMonth() !== month) walk.setUTCDate(walk.getUTCDate() + 1)
  const tomorrow = new Date(walk)
  while (walk.getUTCDate() !== anchor) {
    tomorrow.setUTCDate(tomorrow.getUTCDate() + 1)
    if (tomorrow.getUTCMonth() !== month) break
    walk.setUTCDate(walk.getUTCDate() + 1)
  }
  return walk
}

/** Interest as an exact rational: a twelfth of a year for each month walked, then 1/360 for each day walked. */
function referenceInterest(principal: Fen, rate: BasisPoints, from: Day, to: Day, method: DayCount): Rational {
  const yearly: Rational = { top: BigInt(principal) * BigInt(rate), bottom: 10_000n }
  let sum: Rational = { top: 0n, bottom: 1n }
  let at = platformDate(from)
  const end = platformDate(to)
  if (method === 'calendar') {
    for (let next = nextMonthDay(at.getUTCDate(), at); next <= end;) {
      sum = plus(sum, { top: yearly.top, bottom: yearly.bottom * 12n })
      at = next
      next = nextMonthDay(Number(from.slice(6)), at)
    }
  }
  let days = 0n
  for (const walk = new Date(at); walk < end; walk.setUTCDate(walk.getUTCDate() + 1)) days += 1n
  return plus(sum, { top: yearly.top * days, bottom: yearly.bottom * 360n })
}

const anyStart = fc.integer({ min: dayNumber(day('20150101')), max: dayNumber(day('20401231')) }).map(dayOfNumber)
/** Month ends and leap days are where calendars go wrong, so they come up often. */
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

  it('posts day by day what accrued in all, to the floor', () => {
    fc.assert(
      fc.property(principal, rate, start, fc.integer({ min: 1, max: 120 }), (amount, yearly, from, days) => {
        let posted = 0
        for (let on = from; daysBetween(from, on) < days; on = addDays(on, 1)) {
          const posting = dailyPosting(amount, yearly, from, on)
          expect(posting).toBeGreaterThanOrEqual(0)
          posted += posting
        }
        const through = addDays(from, days - 1)
        expect(posted).toBe(accruedThrough(amount, yearly, from, through))
        expect(posted).toBe(roundDown(referenceInterest(amount, yearly, from, addDays(from, days), 'daily')))
      }),
      { numRuns: 60 },
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
            referenceInterest(low, demandRate, from, to, 'daily'),
            referenceInterest(fen(balance - low), agreedRate, from, to, 'daily'),
          )
          expect(payable(agreementAccrual(balance, terms, from, to))).toBe(roundHalfUp(expected))
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

  /** A term walked month by month, or day by day. */
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

  it('pays a withdrawal before maturity for each day walked', () => {
    fc.assert(
      fc.property(principal, rate, start, held, (amount, yearly, from, days) => {
        const on = addDays(from, days)
        expect(earlyWithdrawal(amount, yearly, from, on)).toBe(
          roundHalfUp(referenceInterest(amount, yearly, from, on, 'daily')),
        )
      }),
    )
  })

  it('pays all the time at the step that was reached by walking', () => {
    const steps = fc.uniqueArray(fc.record({ fromDays: fc.nat(2_000), rate }), {
      minLength: 1,
      maxLength: 8,
      selector: ({ fromDays }) => fromDays,
    })
    fc.assert(
      fc.property(principal, steps, start, fc.nat(7), fc.constantFrom(-1, 0, 1), (amount, all, from, step, off) => {
        // Where a step begins is where it can go wrong.
        const days = Math.max(0, (all[step % all.length]?.fromDays ?? 0) + off)
        let reached = basisPoints(0)
        for (let walked = 0; walked <= days; walked += 1) {
          reached = all.find(({ fromDays }) => fromDays === walked)?.rate ?? reached
        }
        const on = addDays(from, days)
        expect(steppedInterest(amount, all, from, on)).toBe(
          roundHalfUp(referenceInterest(amount, reached, from, on, 'daily')),
        )
      }),
      { numRuns: 60 },
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
        // Income per 10,000 yuan in 1/10,000 yuan is a daily rate in 1/100,000,000; times 365 a year, in ppm.
        const exact = { top: sum * 365n * 1_000_000n, bottom: days * 100_000_000n }
        expect(sevenDayAnnualised(incomes)).toBe(roundHalfUp(exact))
      }),
    )
  })
})
