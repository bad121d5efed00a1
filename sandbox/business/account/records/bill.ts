import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { addMovement, NO_PARTS } from '@/domain/account/records'
import type { BillParts } from '@/domain/account/records'
import { firstDay } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import { fen } from '@/domain/money/fen'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { walletRecords } from '../tables'
import { classOf } from './kinds'

const { amount, balanceAfter, customerId, day, earned, kind } = walletRecords

const MONTH = sql<Month>`left(${day}, 6)`
/** Which way a movement's own money went; all of one kind and way are one part of the bill. */
const WAY = sql`sign(${amount} - ${earned})`
const sum = (column: unknown) => sql`sum(${column})::bigint`.mapWith(fen)

/** What the money of each of these months was, for those in which any moved. */
export async function billsOf(
  on: Queryable,
  capabilities: readonly Capability[],
  owner: string,
  { from, through }: { readonly from: Month; readonly through: Month },
): Promise<ReadonlyMap<Month, BillParts>> {
  return partsOfMonths(
    on,
    capabilities,
    and(eq(customerId, owner), gte(day, firstDay(from)), lte(day, lastDay(through))),
  )
}

/**
 * The same for the records that a condition lets through, which names their owner: a list's sums are a bill of what it
 * shows.
 */
export async function partsOfMonths(
  on: Queryable,
  capabilities: readonly Capability[],
  wanted: SQL | undefined,
): Promise<ReadonlyMap<Month, BillParts>> {
  const sums = await on
    .select({ month: MONTH, kind, amount: sum(amount), earned: sum(earned) })
    .from(walletRecords)
    .where(and(isNotNull(balanceAfter), wanted))
    .groupBy(MONTH, kind, WAY)
  const bills = new Map<Month, BillParts>()
  for (const { month, kind: of, ...moved } of sums) {
    bills.set(month, addMovement(bills.get(month) ?? NO_PARTS, { class: classOf(capabilities, of), ...moved }))
  }
  return bills
}
