import { and, eq, inArray } from 'drizzle-orm'
import type { Tie } from '@/domain/commission/rule'
import type { Day } from '@/domain/dates/day'
import { marketerStateOn } from '@/domain/referral/marketer'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { isKolEnabled } from './marketers'
import { marketers, relations } from './tables'

const { customers } = schema

/** How some customers came to the bank, by their ids, and how who invited them stands on a day. */
export async function tiesOf(on: Queryable, customerIds: readonly string[], today: Day): Promise<Map<string, Tie>> {
  if (customerIds.length === 0) return new Map()
  const kolEnabled = await isKolEnabled(on)
  const rows = await on
    .select({ one: relations, marketer: marketers, staff: customers.staff, closedAt: customers.closedAt })
    .from(relations)
    .innerJoin(customers, eq(customers.id, relations.inviterId))
    .leftJoin(marketers, eq(marketers.customerId, relations.inviterId))
    .where(and(inArray(relations.customerId, [...customerIds]), eq(relations.state, 'EFFECTIVE')))
  return new Map(
    rows.flatMap(({ one, marketer, staff, closedAt }): [string, Tie][] => {
      if (one.customerId === null) return []
      const { inviterId, kind, state, effectiveAt } = one
      const isOpen = closedAt === null
      const facts = marketer && { ...marketer, staff: staff && isOpen }
      const standing = facts && isOpen ? marketerStateOn(facts, { today, kolEnabled }) : 'ENDED'
      // What was ordered while the right was suspended brings nothing, also once it has come back.
      const since = marketer && (marketer.since === null ? null : Math.max(marketer.since, marketer.resumedAt ?? 0))
      const now = marketer && { kind: marketer.kind, standing, since }
      return [[one.customerId, { inviterId, kind, state, effectiveAt, ...(now && { marketer: now }) }]]
    }),
  )
}
