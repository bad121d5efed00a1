import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { firstDay } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addQuarters, quarterOf } from '@/domain/dates/quarter'
import type { Queryable } from '@sandbox/kernel/db'
import { mallOrders } from './tables'

/** How many quarters are told. */
const QUARTERS = 4

/** In the words of the orders' index of them, so that a plan for any values takes it too. */
const CARRIED_OUT = sql`${eq(mallOrders.kind, 'DONATION')} AND ${eq(mallOrders.state, 'FULFILLED')}`.inlineParams()

export interface Donated {
  /** A quarter by its first month. */
  readonly quarter: Month
  readonly given: number
}

/**
 * How often each thing was donated by customers, by quarter, the latest first, by orders that were carried out. Of quarters
 * that are over alone: a number that grows with each order would tell of other customers'.
 */
export async function donatedOn(on: Queryable, today: Day): Promise<ReadonlyMap<string, readonly Donated[]>> {
  const now = quarterOf(today)
  const starts = Array.from({ length: QUARTERS }, (_, back) => addQuarters(now, -1 - back))
  const { itemId, placedAt } = mallOrders
  const startOf = (quarter: Month) => instantOf(firstDay(quarter))
  const nth = sql<number>`width_bucket(${placedAt}, ${sql.raw(`ARRAY[${[...starts].reverse().map(startOf).join(',')}]::bigint[]`)})`
  const rows = await on
    .select({ itemId, nth: nth.mapWith(Number), given: count() })
    .from(mallOrders)
    .where(and(CARRIED_OUT, gte(placedAt, startOf(addQuarters(now, -QUARTERS))), lt(placedAt, startOf(now))))
    .groupBy(itemId, sql`2`)
  const told = new Map<string, Donated[]>()
  for (const row of [...rows].sort((a, b) => b.nth - a.nth)) {
    const quarter = starts[QUARTERS - row.nth]
    if (quarter !== undefined) told.set(row.itemId, [...(told.get(row.itemId) ?? []), { quarter, given: row.given }])
  }
  return told
}
