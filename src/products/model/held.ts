import { addMonths } from '@/domain/dates/calendarMonths'
import { addDays, daysBetween, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import type { ToldTerms } from '@/domain/interest/told'
import { interestBy, rateAfter } from './estimate'

/** What withdrawing after some time brings. */
export interface HeldExample {
  readonly label: string
  readonly on: Day
  readonly interest: Fen
}

const MONTHS = [
  [1, '1个月'],
  [3, '3个月'],
  [6, '6个月'],
  [12, '1年'],
  [24, '2年'],
  [36, '3年'],
] as const

const MAX_ROWS = 4

/** «What do I get if I withdraw after …»: at most four times before maturity, and maturity. */
export function heldExamples(facts: ToldTerms, amount: Fen): readonly HeldExample[] {
  const { startDate, endDate } = facts
  if (!isDay(startDate) || !isDay(endDate)) return []
  const times = MONTHS.map(([months, label]) => ({ label: `存${label}后支取`, on: addMonths(startDate, months) }))
    .filter(({ on }) => on < endDate)
    .slice(0, MAX_ROWS)
  return [...times, { label: '持有到期', on: endDate }].flatMap(({ label, on }) => {
    const interest = interestBy(facts, amount, on)
    return interest === undefined ? [] : [{ label, on, interest }]
  })
}

export interface Trial {
  readonly days: number
  readonly on: Day
  readonly rate: BasisPoints
  readonly interest: Fen
}

/**
 * The trial calculator's answer: amount held for so many days. Days beyond the term count as the whole term.
 * Undefined while the bank's facts are missing.
 */
export function trialOf(facts: ToldTerms, amount: Fen, days: number): Trial | undefined {
  const { startDate, endDate } = facts
  if (!isDay(startDate) || !isDay(endDate)) return undefined
  const held = Math.min(days, daysBetween(startDate, endDate))
  const on = addDays(startDate, held)
  const interest = interestBy(facts, amount, on)
  return interest === undefined ? undefined : { days: held, on, rate: rateAfter(facts, held), interest }
}
