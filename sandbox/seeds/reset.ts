import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dayOfInstant } from '../../src/domain/dates/instant'
import type { Database } from '../db'
import { migrate } from '../db/migrate'
import type { ServerKeys } from '../envelope/keys'
import { keepServerKey } from '../session/serverKeys'
import { seedIfEmpty } from './seed'
import { restoreSnapshot, takeSnapshot } from './snapshot'

/**
 * Forgets everything, also who is signed in, and seeds anew. The key pair stays, for apps hold its public half. Living
 * through the seeds' forty days takes seconds, so what they led to is kept for the rest of the day.
 * @param at as for `seedIfEmpty`
 */
export async function resetBank(db: Database, keys: ServerKeys, at?: number): Promise<void> {
  const label = `${dayOfInstant(at ?? Date.now())} ${createHash('sha256').update(keys.privateKey).digest('hex')}`
  if (await db.transaction((tx) => restoreSnapshot(tx, label))) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`DROP SCHEMA public CASCADE`)
    await tx.execute(sql`CREATE SCHEMA public`)
  })
  await migrate(db)
  await keepServerKey(db, keys.privateKey)
  await seedIfEmpty(db, at)
  await db.transaction((tx) => takeSnapshot(tx, label))
}
