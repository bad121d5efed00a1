import { addDays, day as dayFrom } from '../dates/day'
import type { Day } from '../dates/day'
import { fen, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'
import type { Caps } from './classes'

/** What of an account's caps is used on a day and in its calendar year, the day included. */
export interface CapUse {
  readonly today: Fen
  readonly year: Fen
}

/** What is left of one cap. */
export const leftOf = (cap: Fen, used: Fen): Fen => (used < cap ? fen(cap - used) : ZERO_FEN)

/** What day and year still take in one amount. */
export function capLeft(caps: Caps, use: CapUse): Fen {
  const [day, year] = [leftOf(caps.aDay, use.today), leftOf(caps.aYear, use.year)]
  return day < year ? day : year
}

/** First and last day of a day's calendar year, over which the days' use is summed. */
export const yearOf = (day: Day): { readonly first: string; readonly last: string } => {
  const year = day.slice(0, 4)
  return { first: `${year}0101`, last: `${year}1231` }
}

/**
 * The first later day on which an account takes an amount in one go that it doesn't take today; undefined when it never does
 * up to a last day. @param use of today's
 */
export function takesFrom(
  caps: Caps,
  { today, year }: CapUse,
  { amount, day, until }: { readonly amount: Fen; readonly day: Day; readonly until: Day },
): Day | undefined {
  if (amount > caps.aDay || amount > caps.aYear || amount <= capLeft(caps, { today, year })) return undefined
  const tomorrow = addDays(day, 1)
  const next = year + amount <= caps.aYear ? tomorrow : addDays(dayFrom(yearOf(day).last), 1)
  return next <= until ? next : undefined
}
