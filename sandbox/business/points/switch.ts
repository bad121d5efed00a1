import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Queryable } from '@sandbox/kernel/db'
import { readFlag, readSwitch } from '@sandbox/kernel/flags'

/** Whether points are earned and spent at all. */
export const arePointsOn = async (on: Queryable): Promise<boolean> => (await readFlag(on, 'pointsEnabled')) === '1'

/** Whether points are on, and the day on which that was set last; undefined while nobody has. */
export async function pointsSwitch(on: Queryable): Promise<{ readonly on: boolean; readonly since: Day | undefined }> {
  const { value, changedAt } = await readSwitch(on, 'pointsEnabled')
  return { on: value === '1', since: changedAt === undefined ? undefined : dayOfInstant(changedAt) }
}
