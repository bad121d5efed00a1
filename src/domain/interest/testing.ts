import { addMonths } from '../dates/calendarMonths'
import { day } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import type { BasisPoints, Fen } from '../money/fen'
import type { DayCount } from './dayCount'
import type { StructuredTerms } from './deposit'
import { interestBy } from './position'
import type { DepositPosition } from './position'

/* For tests: a second computation that shares no code with the first: BigInt rationals, the platform's dates, and a
   loop over single days. It is slow but obviously right; the app's is fast and must agree to the fen. */

export interface Rational {
  readonly top: bigint
  readonly bottom: bigint
}

export const plus = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})

export const roundHalfUp = ({ top, bottom }: Rational): number => Number((2n * top + bottom) / (2n * bottom))

export const roundDown = ({ top, bottom }: Rational): number => Number(top / bottom)

export const platformDate = (of: Day): Date => new Date(`${of.slice(0, 4)}-${of.slice(4, 6)}-${of.slice(6)}T00:00:00Z`)

export const textOf = (date: Date): string => date.toISOString().slice(0, 10).replace(/-/g, '')

/** The corresponding day a month later: the same day number, or the month's last day. */
export function nextMonthDay(anchor: number, from: Date): Date {
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

/** Interest as an exact rational: a twelfth of a year for each full month, then 1/360 for each day. */
export function referenceInterest(principal: Fen, rate: BasisPoints, from: Day, to: Day, method: DayCount): Rational {
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

const minus = (a: Rational, b: Rational): Rational => plus(a, { top: -b.top, bottom: b.bottom })

const later = (from: Day, count: number, unit: 'Y' | 'M' | 'D'): Day => {
  let end = platformDate(from)
  if (unit === 'D') end.setUTCDate(end.getUTCDate() + count)
  else
    for (let month = 0; month < count * (unit === 'Y' ? 12 : 1); month += 1)
      end = nextMonthDay(Number(from.slice(6)), end)
  return textOf(end) as Day
}

const daysWalked = (from: Day, to: Day): number => {
  let days = 0
  for (const walk = platformDate(from); walk < platformDate(to); walk.setUTCDate(walk.getUTCDate() + 1)) days += 1
  return days
}

/** What full periods have paid by a day, and what the time since the last of them earns at the early rate. */
function referencePayouts(position: DepositPosition, on: Day, unit: DayCount): number {
  const { amount, appointRate, aheadRate, interest, startDay, endDay } = position
  if (interest.method !== 'fullPeriod') throw new Error('not a deposit of full periods')
  const { term, termType } = interest.period
  const since = (rate: BasisPoints, to: Day): Rational => referenceInterest(amount, rate, startDay, to, unit)
  let [paid, paidUntil] = [0, startDay]
  for (let count = 1; later(startDay, term * count, termType) <= on; count += 1) {
    const due = later(startDay, term * count, termType)
    paid += roundHalfUp(minus(since(appointRate, due), since(appointRate, paidUntil)))
    paidUntil = due
  }
  return on < endDay ? paid + roundHalfUp(minus(since(aheadRate, on), since(aheadRate, paidUntil))) : paid
}

/**
 * All interest in fen of a deposit withdrawn whole on a day, by clause 4 of the deposit agreement: a twelfth of a year for
 * every full month since the start, 1/360 for each further day; terms agreed in days by days.
 */
export function referenceWithdrawal(position: DepositPosition, day: Day): number {
  const { amount, appointRate, aheadRate, interest, startDay, endDay, termType } = position
  const on = day < endDay ? day : endDay
  const unit: DayCount = termType === 'D' ? 'daily' : 'calendar'
  const at = (rate: number, principal: number = amount): Rational =>
    referenceInterest(principal as Fen, rate as BasisPoints, startDay, on, unit)
  switch (interest.method) {
    case 'fullPeriod':
      return referencePayouts(position, on, unit)
    case 'stepped': {
      const held = daysWalked(startDay, on)
      const reached = interest.steps
        .filter(({ fromDays }) => fromDays <= held)
        .map(({ fromDays, rate }) => [fromDays, rate])
      return roundHalfUp(at(reached.sort(([a = 0], [b = 0]) => b - a)[0]?.[1] ?? 0))
    }
    case 'agreement': {
      const { floorBalance } = interest
      const above = amount > floorBalance ? amount - floorBalance : 0
      return roundHalfUp(plus(at(aheadRate, amount - above), at(appointRate, above)))
    }
    case 'structured': {
      const { floorRate, floatingRate, barrier, pays } = interest.terms
      const index = interest.observed
      const fulfilled = index !== undefined && (pays === 'at or above' ? index >= barrier : index <= barrier)
      return roundHalfUp(on < endDay ? at(aheadRate) : at(fulfilled ? floorRate + floatingRate : floorRate))
    }
    default:
      return roundHalfUp(on < endDay ? at(aheadRate) : at(appointRate))
  }
}

interface AgreementTerms {
  readonly floorBalance: Fen
  readonly demandRate: BasisPoints
  readonly agreedRate: BasisPoints
}

/** What an agreement deposit pays that is left after some time, by the bank's own way. */
export const agreementInterest = (
  amount: Fen,
  { floorBalance, demandRate: aheadRate, agreedRate: appointRate }: AgreementTerms,
  startDay: Day,
  on: Day,
): Fen => {
  const interest = { method: 'agreement', floorBalance } as const
  const ofAYear = { term: 12, termType: 'M', endDay: addMonths(startDay, 1_200) } as const
  return interestBy({ amount, aheadRate, appointRate, interest, startDay, ...ofAYear }, on)
}

/** What a structured deposit pays at its end, by the bank's own way. */
export const structuredInterest = (
  amount: Fen,
  terms: StructuredTerms,
  observed: number | undefined,
  term: Term,
): Fen => {
  const days = { startDay: day('20260105'), endDay: day('20260708') }
  const interest = { method: 'structured', terms, ...(observed !== undefined && { observed }) } as const
  const rates = { appointRate: terms.floorRate, aheadRate: terms.floorRate }
  return interestBy({ amount, ...rates, interest, ...term, ...days }, days.endDay)
}
