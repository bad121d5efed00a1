import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import type { PointEntryKind } from '@/domain/points/entries'
import { POINT_RULE_NAMES, POINT_RULES } from '@/domain/points/rules'
import type { Queryable } from '@sandbox/kernel/db'
import { pointsOf } from './ledger'
import { pointsEntries, pointsTransactions } from './tables'

/** What each kind has given a customer on a day; of what is given once, ever. */
export async function givenBy(
  on: Queryable,
  customerId: string,
  day: Day,
): Promise<ReadonlyMap<PointEntryKind, number>> {
  const { kind, day: of, id } = pointsTransactions
  const once = POINT_RULE_NAMES.filter((rule) => POINT_RULES[rule].per === 'ONCE')
  const rows = await on
    .select({ kind, given: sql<number>`sum(${pointsEntries.points})`.mapWith(Number) })
    .from(pointsEntries)
    .innerJoin(pointsTransactions, eq(id, pointsEntries.transactionId))
    .where(and(eq(pointsEntries.accountId, pointsOf(customerId)), or(eq(of, day), inArray(kind, once))))
    .groupBy(kind)
  return new Map(rows.map(({ kind: by, given }) => [by, given]))
}
