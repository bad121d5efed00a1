import { sql } from 'drizzle-orm'
import type { Tx } from './queryable'

/**
 * Waits until no other transaction, in any process, works on the same thing; the turn ends with the transaction. For
 * limits that count rows, where two transactions at once would each find room for one more row.
 * @param what names the thing, such as `cache <owner>`
 */
export async function advisoryLock(tx: Tx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
}
