import { and, eq, notInArray, sql } from 'drizzle-orm'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { TimelinePart } from '@sandbox/kernel/timeline'
import { identityRecords } from './tables'

/** Opening, losses and closing are told by those who know them. */
const TOLD_ELSEWHERE: (typeof identityRecords.$inferSelect)['kind'][] = ['OPEN', 'LOSS', 'CLOSE']

/** Changes of papers, personal information, tax residency, number and passwords that came to pass. */
export const identityChanges: TimelinePart = async (on, ask) => {
  const at = sql<number>`coalesce(${identityRecords.decidedAt}, ${identityRecords.at})`.mapWith(Number)
  const { follows, order } = timelineOrder(at, sql`'identity-' || ${identityRecords.id}::text`, ask)
  const rows = await on
    .select({ id: identityRecords.id, recordNo: identityRecords.recordNo, title: identityRecords.title, at })
    .from(identityRecords)
    .where(
      and(
        eq(identityRecords.customerId, ask.customerId),
        eq(identityRecords.state, 'DONE'),
        notInArray(identityRecords.kind, TOLD_ELSEWHERE),
        follows,
      ),
    )
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ id, recordNo, title, at: when }) => ({
    at: when,
    entryId: `identity-${id}`,
    group: 'IDENTITY',
    title,
    about: { subject: 'identityRecord', id: recordNo },
  }))
}
