import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { dayEndSteps } from './capabilities'
import { bankNow, moveClock } from './kernel/clock'
import type { Database } from './kernel/db'
import { endDueDays } from './kernel/dayEnd'

/** Ends every business day that is over by the bank's clock with the work of all capabilities, and gives the days. */
export const runDueDayEnds = (database: Database): Promise<Day[]> => endDueDays(database, dayEndSteps())

/**
 * Moves the bank's clock on by `ms` milliseconds and ends the days that are over then; gives the new time (epoch ms).
 * @throws RangeError for a negative or fractional move.
 */
export async function advance(database: Database, ms: number): Promise<number> {
  await database.transaction((tx) => moveClock(tx, ms))
  await runDueDayEnds(database)
  return bankNow(database.drizzle)
}

/** Moves the clock to a time of the next day (00:00:01 unless given, as ms after midnight) and ends the current day. */
export async function advanceToNextDay(database: Database, afterMidnight = 1000): Promise<number> {
  const now = await bankNow(database.drizzle)
  return advance(database, instantOf(addDays(dayOfInstant(now), 1)) + afterMidnight - now)
}
