import { inArray, sql } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import { POINT_ENTRIES } from '@/domain/points/entries'
import type { PointEntryKind } from '@/domain/points/entries'
import { recordset } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { pointsAccounts, pointsTransactions } from './tables'

/** Points that come to a customer or go, against the pool of their kind. */
export interface PointsDraft {
  /** Unique for ever: what was posted under it isn't posted again. */
  readonly id: string
  readonly customerId: string
  readonly kind: PointEntryKind
  /** Positive when they come. */
  readonly points: number
  readonly memo: string
  readonly orderNo?: string
  /** Epoch ms by the bank's clock. */
  readonly at: number
}

export const pointsOf = (customerId: string): string => `points:${customerId}`
const poolOf = (kind: PointEntryKind): string => `pool:${POINT_ENTRIES[kind].pool}`

/**
 * Locks customers' accounts of points and the pools that kinds are posted against, in the order of their ids, so that two
 * callers can't deadlock; gives the balances. Lots change only under their customer's lock.
 */
export async function lockPoints(
  tx: Tx,
  customerIds: readonly string[],
  kinds: readonly PointEntryKind[],
): Promise<ReadonlyMap<string, number>> {
  const own = new Map(customerIds.map((customerId) => [pointsOf(customerId), customerId]))
  const ids = [...new Set([...own.keys(), ...kinds.map(poolOf)])].sort()
  const rows = ids.map((id) => ({ id, customerId: own.get(id) ?? null, floor: own.has(id) ? 0 : null }))
  const known = await tx.select({ id: pointsAccounts.id }).from(pointsAccounts).where(inArray(pointsAccounts.id, ids))
  if (known.length < ids.length) await tx.insert(pointsAccounts).values(rows).onConflictDoNothing()
  const locked = await tx
    .select()
    .from(pointsAccounts)
    .where(inArray(pointsAccounts.id, ids))
    .orderBy(pointsAccounts.id)
    .for('no key update')
  return new Map(locked.map(({ id, balance }) => [id, balance]))
}

/** Whether something was posted under an id. */
export async function isPosted(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(pointsTransactions, sql`${pointsTransactions.id} = ${id}`)) > 0
}

/**
 * Posts points, all or none, with two statements however many they are.
 * @param balances as `lockPoints` gave them, of all accounts that are moved
 * @throws RangeError for no points, or none that are whole; a balance below 0 is refused by the tables.
 */
export async function postPoints(
  tx: Tx,
  balances: ReadonlyMap<string, number>,
  drafts: readonly PointsDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  const running = new Map(balances)
  const heads = drafts.map(({ id, kind, memo, orderNo = null, at }) => ({
    ...{ id, kind, memo, at, order_no: orderNo },
    day: dayOfInstant(at),
  }))
  const entries = drafts.flatMap(({ id, customerId, kind, points }) => {
    if (!Number.isSafeInteger(points) || points === 0) throw new RangeError(`${id}: ${points} are no points`)
    return [
      { account: pointsOf(customerId), amount: points },
      { account: poolOf(kind), amount: -points },
    ].map(({ account, amount }) => {
      const after = (running.get(account) ?? 0) + amount
      running.set(account, after)
      return { transaction_id: id, account_id: account, points: amount, balance_after: after }
    })
  })
  await tx.execute(sql`
    INSERT INTO points_transactions (id, kind, memo, order_no, day, at)
    SELECT id, kind, memo, order_no, day, at FROM jsonb_to_recordset(${recordset(heads)})
      AS t(id text, kind text, memo text, order_no text, day text, at bigint)`)
  // One statement, because the trigger that checks the sums must see whole transactions.
  await tx.execute(sql`
    INSERT INTO points_entries (transaction_id, account_id, points, balance_after)
    SELECT transaction_id, account_id, points, balance_after FROM jsonb_to_recordset(${recordset(entries)})
      AS e(transaction_id text, account_id text, points bigint, balance_after bigint)`)
}
