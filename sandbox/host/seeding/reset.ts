import { sql } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Database } from '@sandbox/kernel/db'
import { migrate } from '@sandbox/kernel/db/migrate'
import type { ServerKeys } from '@sandbox/kernel/envelope/keys'
import { replaceServerKey } from '@sandbox/kernel/session/serverKeys'
import { seedIfEmpty } from './seed'
import { restoreSnapshot, takeSnapshot, turnClockBack } from './snapshot'

const resets = new WeakMap<Database, Promise<void>>()

const labelOf = (at = Date.now()): string => dayOfInstant(at)

/**
 * Forgets everything, also who is signed in, and seeds anew. The key pair stays, for apps hold its public half. Living
 * through the seeds' forty days takes seconds, so what they led to is kept for the rest of the day. Resets at once queue.
 * @param at as for `seedIfEmpty`
 */
export function resetBank(db: Database, keys: ServerKeys, at?: number): Promise<void> {
  const before = resets.get(db) ?? Promise.resolve()
  // Whoever waits isn't told of another's failure.
  const reset = before.catch(() => undefined).then(() => resetNow(db, keys, at))
  resets.set(db, reset)
  return reset
}

async function resetNow(db: Database, keys: ServerKeys, at?: number): Promise<void> {
  const restored = await db.transaction(async (tx) => {
    if (!(await restoreSnapshot(tx, labelOf(at)))) return false
    if (at !== undefined) await turnClockBack(tx)
    await replaceServerKey(tx, keys.privateKey)
    return true
  })
  if (restored) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`DROP SCHEMA public CASCADE`)
    await tx.execute(sql`CREATE SCHEMA public`)
  })
  await migrate(db)
  await replaceServerKey(db.drizzle, keys.privateKey)
  await seedToReturnTo(db, at)
}

/** Seeds an empty bank and keeps what that led to for `resetBank`. */
export async function seedToReturnTo(db: Database, at?: number): Promise<void> {
  await seedIfEmpty(db, at)
  await db.transaction((tx) => takeSnapshot(tx, labelOf(at)))
}
