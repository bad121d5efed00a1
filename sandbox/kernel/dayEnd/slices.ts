import { and, asc, eq } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { schema } from '../db'
import type { Database, Tx } from '../db'
import type { NamedStep } from './steps'

/** Of one process: a bank of one process, too, uses two processors of its database. */
const AT_ONCE = 2

const { dayEndSlices } = schema

/**
 * Works at a step's slices, beside whatever other processes do, until none is left. A batch holds its slice's row and moves its
 * cursor in the transaction that does the work: who is killed lets go of the row, and another goes on from there.
 */
export async function workSlices(database: Database, day: Day, step: NamedStep): Promise<void> {
  const work = async (): Promise<void> => {
    while (await database.transaction((tx) => runSlice(tx, day, step)));
  }
  const works = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const one of works) if (one.status === 'rejected') throw one.reason
}

/** One batch of a slice that nobody else has; with all of them taken, of the first that becomes free. False when none is left. */
async function runSlice(tx: Tx, day: Day, step: NamedStep): Promise<boolean> {
  const taken = (await nextSlice(tx, day, step, true)) ?? (await nextSlice(tx, day, step, false))
  if (!taken) return false
  const { slice, cursor, until } = taken
  const nextDay = addDays(day, 1)
  const end = until === null ? {} : { until }
  const next = await step.run(tx, { day, nextDay, at: instantOf(nextDay), cursor, ...end })
  const same = and(eq(dayEndSlices.day, day), eq(dayEndSlices.step, step.name), eq(dayEndSlices.slice, slice))
  if (next === undefined) await tx.delete(dayEndSlices).where(same)
  else await tx.update(dayEndSlices).set({ cursor: next }).where(same)
  return true
}

async function nextSlice(tx: Tx, day: Day, { name }: NamedStep, skipLocked: boolean) {
  const [found] = await tx
    .select()
    .from(dayEndSlices)
    .where(and(eq(dayEndSlices.day, day), eq(dayEndSlices.step, name)))
    .orderBy(asc(dayEndSlices.slice))
    .limit(1)
    .for('update', skipLocked ? { skipLocked } : {})
  return found
}
