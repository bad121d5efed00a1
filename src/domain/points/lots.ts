import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { monthOf } from '../dates/month'
import { addToMonth, lastDay } from '../dates/monthSpan'

/** Points that came at one time and are valid until the same day. */
export interface PointLot {
  readonly lotId: string
  /** What is left of them. */
  readonly left: number
  /** The last day they can be used. */
  readonly lastDay: Day
}

/** A lot and how much of it an order takes. */
export interface Taking {
  readonly lotId: string
  readonly points: number
}

/** How long points are valid: to the end of the month that many months on. */
export const VALID_MONTHS = 12
/** How long points can be used at least that come back, or that couldn't be used while they were off. */
export const REVIVED_DAYS = 7
/** How long before their last day the customer is told. */
export const TOLD_DAYS = 30

/** The last day of points that come on a day. */
export const lastDayOf = (earned: Day): Day => lastDay(addToMonth(monthOf(earned), VALID_MONTHS))

/**
 * The last day of points that come back, and whether that is later than their own: a week at least. What was put off once
 * isn't put off again by who orders and cancels; what the bank itself cancels is, because nobody can help it.
 */
export function revived(
  { lastDay: own, revived: before }: { readonly lastDay: Day; readonly revived: boolean },
  { today, by }: { readonly today: Day; readonly by: 'CUSTOMER' | 'BANK' },
): { readonly lastDay: Day; readonly revived: boolean } {
  const least = addDays(today, REVIVED_DAYS)
  if (own >= least || (before && by === 'CUSTOMER')) return { lastDay: own, revived: before }
  return { lastDay: least, revived: true }
}

/**
 * The first last day that points may have at a day's end, because they can't be spent while they are off: a week from now
 * while they are, and a week from when they were switched on again; undefined where nothing is put off.
 * @param nextDay the day that has begun
 * @param since the day on which the switch was set last
 */
export function keptUntil(
  nextDay: Day,
  { on, since }: { readonly on: boolean; readonly since: Day | undefined },
): Day | undefined {
  if (!on) return addDays(nextDay, REVIVED_DAYS)
  const until = since && addDays(since, REVIVED_DAYS)
  return until !== undefined && until >= nextDay ? until : undefined
}

const usable = (lots: readonly PointLot[], today: Day): readonly PointLot[] =>
  lots.filter(({ left, lastDay: last }) => left > 0 && last >= today)

/** What can be used today. */
export const usablePoints = (lots: readonly PointLot[], today: Day): number =>
  usable(lots, today).reduce((sum, { left }) => sum + left, 0)

/**
 * What an order takes: those that expire first, and of one last day those that come first in `lots`; undefined when there
 * are too few.
 */
export function takePoints(lots: readonly PointLot[], points: number, today: Day): readonly Taking[] | undefined {
  let missing = points
  const taken: Taking[] = []
  for (const { lotId, left } of [...usable(lots, today)].sort(byLastDay)) {
    if (missing === 0) break
    const part = Math.min(left, missing)
    taken.push({ lotId, points: part })
    missing -= part
  }
  return missing === 0 ? taken : undefined
}

const byLastDay = (a: PointLot, b: PointLot): number => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0)

/** Points by their last day, the next to expire first. */
export function byExpiry(lots: readonly PointLot[], today: Day): readonly { points: number; lastDay: Day }[] {
  const sums = new Map<Day, number>()
  for (const { left, lastDay: last } of [...usable(lots, today)].sort(byLastDay))
    sums.set(last, (sums.get(last) ?? 0) + left)
  return [...sums].map(([last, points]) => ({ points, lastDay: last }))
}
