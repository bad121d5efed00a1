import { desc, eq } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { schema } from '../db'
import type { Queryable } from '../db'

/** The last day whose end is complete; undefined in a bank that has not ended one. */
export async function lastEndedDay(on: Queryable): Promise<Day | undefined> {
  const { dayEnds } = schema
  const [last] = await on
    .select({ day: dayEnds.day })
    .from(dayEnds)
    .where(eq(dayEnds.status, 'done'))
    .orderBy(desc(dayEnds.day))
    .limit(1)
  return last?.day
}
