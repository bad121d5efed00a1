import fc from 'fast-check'
import { addDays, day, daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { basisPoints, yuan } from '../money/fen'
import { interestCourse } from './course'
import { interestBy } from './position'
import type { DepositPosition } from './position'
import type { InterestTerms } from './terms'
import { maturityDay } from './valueDate'

const bp = basisPoints
const START = day('20260101')

const deposit = (interest: InterestTerms, term: Term): DepositPosition => ({
  ...term,
  amount: yuan(100_000),
  appointRate: bp(130),
  aheadRate: bp(5),
  interest,
  startDay: START,
  endDay: maturityDay(START, term),
})
const year = { term: 1, termType: 'Y' } as const
const five = { term: 5, termType: 'Y' } as const
const steps = [0, 365, 730, 1095, 1460, 1825].map((fromDays, index) => ({
  fromDays,
  rate: bp([5, 95, 115, 140, 150, 165][index] ?? 0),
}))
const structured = { floorRate: bp(60), floatingRate: bp(130), barrier: 0, pays: 'at or above' } as const

const DEPOSITS: Readonly<Record<string, DepositPosition>> = {
  fixedTerm: deposit({ method: 'fixedTerm' }, year),
  fullPeriod: deposit({ method: 'fullPeriod', period: { term: 1, termType: 'M' } }, year),
  stepped: deposit({ method: 'stepped', steps }, five),
  structured: deposit({ method: 'structured', terms: structured }, year),
  agreement: deposit({ method: 'agreement', floorBalance: yuan(10_000) }, year),
}

/** The line's height on a day. */
function onLine(position: DepositPosition, seen: Day, on: Day): number {
  const course = interestCourse(position, seen)
  const days = daysBetween(position.startDay, on)
  const right = course.findIndex((point) => point.days >= days)
  const [from, to] = [course[Math.max(0, right - 1)], course[right]]
  if (!from || !to) throw new RangeError(`${on} is not on the line`)
  if (to.days === from.days) return to.interest
  return from.interest + ((days - from.days) / (to.days - from.days)) * (to.interest - from.interest)
}

it.each(Object.entries(DEPOSITS))('draws %s as each day would pay', (_, position) => {
  const length = daysBetween(position.startDay, position.endDay)
  // Months count as thirty days, so a line between two days may be three days of the highest rate off.
  const apart = (Number(position.amount) * 165 * 3) / (10_000 * 360)
  fc.assert(
    fc.property(fc.nat(length), fc.nat(length), (seen, days) => {
      const on = addDays(position.startDay, days)
      const drawn = onLine(position, addDays(position.startDay, seen), on)
      expect(Math.abs(drawn - interestBy(position, on))).toBeLessThanOrEqual(apart)
    }),
  )
})

it('has the day that is seen on it, and ends with all of the term’s interest', () => {
  for (const position of Object.values(DEPOSITS)) {
    const seen = addDays(position.startDay, 100)
    const course = interestCourse(position, seen)
    expect(course[0]).toEqual({ days: 0, interest: 0 })
    expect(course).toContainEqual({ days: 100, interest: interestBy(position, seen) })
    expect(course[course.length - 1]?.interest).toBe(interestBy(position, position.endDay))
  }
})

it('is a stair where the time held decides the rate of all of it', () => {
  const { stepped } = DEPOSITS
  if (!stepped) throw new Error('no stepped deposit')
  const heights = interestCourse(stepped, START).map(({ days, interest }) => [days, interest])
  // 100,000 x 0.05 % x 364 days; x 0.95 % x 1 year
  expect(heights.slice(1, 3)).toEqual([
    [364, interestBy(stepped, day('20261231'))],
    [365, 95_000],
  ])
})

it('leaves out a day that isn’t in the term', () => {
  const { agreement } = DEPOSITS
  if (!agreement) throw new Error('no agreement deposit')
  expect(interestCourse(agreement, addDays(START, -1)).map(({ days }) => days)).toEqual([0, 365])
})
