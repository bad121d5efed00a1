import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { kindsOf } from '@/domain/points/entries'
import type { PointFilter } from '@/domain/points/entries'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { pointsOf } from './ledger'
import { pointsEntries, pointsTransactions } from './tables'

/** One page of what came to a customer and went, the latest first. */
export async function pageOfEntries(
  on: Queryable,
  customerId: string,
  { filter, after }: { readonly filter: PointFilter; readonly after?: string | undefined },
) {
  const { id, transactionId, accountId, points } = pointsEntries
  const { kind, memo, orderNo, day, at } = pointsTransactions
  const own = eq(accountId, pointsOf(customerId))
  const before = after === undefined ? undefined : comesAfter([id], and(own, eq(id, Number(after))))
  const rows = await on
    .select({ id, kind, memo, points, day, at, orderNo })
    .from(pointsEntries)
    .innerJoin(pointsTransactions, eq(pointsTransactions.id, transactionId))
    .where(and(own, before, filter === 'ALL' ? undefined : inArray(kind, [...kindsOf(filter)])))
    .orderBy(desc(id))
    .limit(PAGE + 1)
  return pageOf(rows)
}

/** What came in each of some months, what went on orders, what came back of cancelled ones, and what
 * lapsed, the latest first. @param months YYYYMM */
export function monthsOf(
  on: Queryable,
  customerId: string,
  months: readonly string[],
): Promise<{ month: string; came: number; went: number; back: number; lapsed: number }[]> {
  const isOf = (filter: PointFilter) => sql`t.kind = ANY(string_to_array(${kindsOf(filter).join(' ')}, ' '))`
  return rowsOf(
    on,
    sql`
    SELECT left(t.day, 6) AS month, coalesce(sum(e.points) FILTER (WHERE e.points > 0 AND t.kind <> 'REFUND'), 0)::int AS came,
      coalesce(-sum(e.points) FILTER (WHERE ${isOf('SPENT')}), 0)::int AS went,
      coalesce(sum(e.points) FILTER (WHERE t.kind = 'REFUND'), 0)::int AS back,
      coalesce(-sum(e.points) FILTER (WHERE ${isOf('EXPIRED')}), 0)::int AS lapsed
    FROM points_entries e JOIN points_transactions t ON t.id = e.transaction_id
    WHERE e.account_id = ${pointsOf(customerId)} AND left(t.day, 6) = ANY(string_to_array(${months.join(' ')}, ' '))
    GROUP BY 1 ORDER BY 1 DESC`,
  )
}
