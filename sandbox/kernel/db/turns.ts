import { sql } from 'drizzle-orm'
import type { Tx } from './database'

/**
 * Waits until no other transaction is at the same thing, in any process; the turn ends with the transaction. For limits
 * that count rows, where two at once would each see the room for one.
 * @param what names the thing, such as `cache <owner>`
 */
export async function takeTurn(tx: Tx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
}
