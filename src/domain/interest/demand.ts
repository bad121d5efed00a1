import { addDays, civilOf, day as dayOf } from '../dates/day'
import type { Day } from '../dates/day'
import type { BasisPoints, Fen } from '../money/fen'
import { SETTLEMENT_DATE, SETTLEMENT_MONTHS } from '../regulation'
import { ACCRUAL_UNIT, accrued, multiplyDivide, payable } from './accrual'
import type { Accrual } from './accrual'

/*
 * Interest on money at call: the balances of the ends of days, added up (积数, here balance days, in fen × days), by the rate
 * that is listed on the day of the settlement, rounded once (central bank's notice 129 of 2005; docs/decisions/interest.md).
 */

const earnedBy = (balanceDays: number, rate: BasisPoints): Accrual => {
  const { quotient, remainder } = multiplyDivide(balanceDays, rate, ACCRUAL_UNIT)
  return { fen: quotient, rest: remainder }
}

/** What a settlement pays, in fen, rounded half up. @throws RangeError for negative balance days. */
export const demandInterest = (balanceDays: number, rate: BasisPoints): Fen => payable(earnedBy(balanceDays, rate))

/** What of it is accrued before it is paid: whole fen only. @throws RangeError for negative balance days. */
export const demandAccrued = (balanceDays: number, rate: BasisPoints): Fen => accrued(earnedBy(balanceDays, rate))

/** Whether interest is settled at the end of a day; it is paid on the next. */
export const isSettlementDay = (on: Day): boolean => {
  const { month, date } = civilOf(on)
  return date === SETTLEMENT_DATE && SETTLEMENT_MONTHS.some((one) => one === month)
}

/** The first settlement day from a day on, that day included. */
export function nextSettlementDay(from: Day): Day {
  const { year } = civilOf(from)
  const days = [year, year + 1].flatMap((each) =>
    SETTLEMENT_MONTHS.map((month) => dayOf(`${each}${String(month).padStart(2, '0')}${SETTLEMENT_DATE}`)),
  )
  const next = days.find((each) => each >= from)
  if (next === undefined) throw new RangeError(`no settlement day after ${from}`)
  return next
}

/** The day on which interest that is settled on a day is paid. */
export const paidOn = (settlement: Day): Day => addDays(settlement, 1)
