import { sql } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { rowsOf } from '../db'
import { machineNow } from './machine'
import type { Queryable, Tx } from '../db'

/**
 * The bank's time in epoch ms: this process's time plus the offset that all share. A process whose clock is behind the
 * others' never goes back into a day that one of them has begun to end.
 */
export async function bankNow(on: Queryable): Promise<number> {
  const [row] = await rowsOf<ClockRow>(on, sql`SELECT ${AHEAD} AS ahead, ${ENDED} AS ended FROM ${CLOCK}`)
  if (!row) throw new Error('the bank has no clock')
  return timeBy(row)
}

/** The clock's table of one row, and what it tells of the time: for who reads it along with something else. */
export const CLOCK = sql`bank_clock`
export const AHEAD = sql<number>`offset_ms`
export const ENDED = sql<Day | null>`(SELECT max(day) FROM day_ends)`

export interface ClockRow {
  readonly ahead: number
  readonly ended: Day | null
}

/** The bank's time by the clock's row, epoch ms. */
export function timeBy({ ahead, ended }: ClockRow): number {
  const now = machineNow() + ahead
  return ended === null ? now : Math.max(now, instantOf(addDays(ended, 1)))
}

/**
 * Moves the bank's clock forward by `ms` milliseconds and gives the new time, epoch ms.
 * @throws RangeError for a negative or fractional move: a day that has ended can't be undone.
 */
export async function moveClock(tx: Tx, ms: number): Promise<number> {
  if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`the clock can't move by ${ms} ms`)
  await tx.execute(sql`UPDATE bank_clock SET offset_ms = offset_ms + ${ms}`)
  return bankNow(tx)
}

/**
 * Sets the clock of a bank that has not ended a day yet to any time, epoch ms; for seeds and tests.
 * @throws Error once a day has been ended.
 */
export async function startClockAt(tx: Tx, now: number): Promise<void> {
  const [ended] = await rowsOf(tx, sql`SELECT day FROM day_ends LIMIT 1`)
  if (ended) throw new Error('the clock can only be set before the first day end')
  await tx.execute(sql`UPDATE bank_clock SET opened_day = ${dayOfInstant(now)}`)
  await showOnClock(tx, now)
}

/** Sets the clock to any time, epoch ms; for a bank that is restored to a state of that time. */
export async function showOnClock(tx: Tx, now: number): Promise<void> {
  await tx.execute(sql`UPDATE bank_clock SET offset_ms = ${now - machineNow()}`)
}
