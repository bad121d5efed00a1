import { sql } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import { databaseWithin } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { migrate } from '@sandbox/kernel/db/migrate'
import type { ServerKeys } from '@sandbox/kernel/envelope/keys'
import { replaceServerKey } from '@sandbox/kernel/session/serverKeys'
import { machineNow } from '@sandbox/kernel/clock'
import { lockSeeding, seedWithin } from './seed'
import { restoreSnapshot, takeSnapshot, turnClockBack } from './snapshot'

const labelOf = (at = machineNow()): string => dayOfInstant(at)

/**
 * Deletes everything, also sessions, and seeds anew. The key pair stays, because apps hold its public half. Running the
 * seeds' forty days takes seconds, so their result is kept for the rest of the day. It is one transaction: a reset that is
 * killed has changed nothing, and simultaneous resets wait for each other.
 * @param at as for `seedIfEmpty`
 */
export async function resetBank(db: Database, keys: ServerKeys, at?: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeeding(tx)
    if (await restoreSnapshot(tx, labelOf(at))) {
      if (at !== undefined) await turnClockBack(tx)
      return replaceServerKey(tx, keys.privateKey)
    }
    await tx.execute(sql`DROP SCHEMA public CASCADE`)
    await tx.execute(sql`CREATE SCHEMA public`)
    await migrate(databaseWithin(tx, db.kind))
    await replaceServerKey(tx, keys.privateKey)
    await seedWithin(tx, db.kind, at)
    return takeSnapshot(tx, labelOf(at))
  })
}

/** Seeds an empty bank and keeps the result for `resetBank`. */
export async function seedToReturnTo(db: Database, at?: number): Promise<void> {
  await db.transaction(async (tx) => {
    await seedWithin(tx, db.kind, at)
    await takeSnapshot(tx, labelOf(at))
  })
}
