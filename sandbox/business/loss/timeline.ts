import { and, eq, sql } from 'drizzle-orm'
import { LOSS_OBJECT_NAMES, LOSS_STATE_NAMES, replacedName } from '@/domain/loss/machine'
import { schema } from '@sandbox/kernel/db'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { TimelinePart } from '@sandbox/kernel/timeline'
import { lossSteps } from './tables'

const { losses } = schema

/** Every state that a report of a loss reached. */
export const lossesReported: TimelinePart = async (on, ask) => {
  const { follows, order } = timelineOrder(lossSteps.at, sql`'loss-' || ${lossSteps.id}::text`, ask)
  const rows = await on
    .select({ step: lossSteps, object: losses.object })
    .from(lossSteps)
    .innerJoin(losses, eq(losses.caseNo, lossSteps.caseNo))
    .where(and(eq(lossSteps.customerId, ask.customerId), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ step, object }) => ({
    at: step.at,
    entryId: `loss-${step.id}`,
    group: 'SAFETY',
    title: step.state === 'REPLACED' ? replacedName(object) : LOSS_STATE_NAMES[step.state],
    note: LOSS_OBJECT_NAMES[object],
    about: { subject: 'losses' },
  }))
}
