import { addTerm } from '../dates/calendarMonths'
import { earlierDay } from '../dates/day'
import type { Day } from '../dates/day'
import type { BasisPoints, Fen } from '../money/fen'
import { countedTime, dayCountOf } from './dayCount'
import type { CountedTime } from './termInterest'
import { duePayouts, rateBy } from './position'
import type { DepositPosition } from './position'

/** By which rate, from which day and to which a payment of interest was counted; the last day earns nothing. */
export interface InterestBasis {
  /** Basis points; of an agreement deposit the rate above its floor balance. */
  readonly rate: BasisPoints
  readonly from: Day
  readonly to: Day
  /** The same time as interest counts it, which is what the rate is multiplied by. */
  readonly counted: CountedTime
}

const basisOf = (position: DepositPosition, rate: BasisPoints, from: Day, to: Day): InterestBasis => ({
  rate,
  from,
  to,
  counted: countedTime(position.startDay, from, to, dayCountOf(position)),
})

/** Of a payment of full periods on the day `on`, which came to `paid` fen: the periods that it paid, the last one due by then. */
export function payoutBasis(position: DepositPosition, on: Day, paid: Fen): InterestBasis {
  const { appointRate, interest, startDay } = position
  const due = duePayouts(position, on)
  const each = due[0]?.amount ?? paid
  const count = each > 0 ? Math.round(paid / each) : 1
  const before = due.length - count
  const from =
    interest.method === 'fullPeriod' && before > 0
      ? addTerm(startDay, { ...interest.period, term: interest.period.term * before })
      : startDay
  return basisOf(position, appointRate, from, due[due.length - 1]?.on ?? on)
}

/** Of the interest that is paid with the principal on the day `on`: since the start, or since the last full period. */
export function closingBasis(position: DepositPosition, on: Day): InterestBasis {
  const to = earlierDay(on, position.endDay)
  const due = duePayouts(position, to)
  return basisOf(position, rateBy(position, to), due[due.length - 1]?.on ?? position.startDay, to)
}
