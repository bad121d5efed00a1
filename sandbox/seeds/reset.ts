import { sql } from 'drizzle-orm'
import type { Database } from '../db'
import { migrate } from '../db/migrate'
import type { ServerKeys } from '../envelope/keys'
import { keepServerKey } from '../session/serverKeys'
import { seedIfEmpty } from './seed'

/** Forgets everything, also who is signed in, and seeds anew. The key pair stays, for apps hold its public half. */
export async function resetBank(db: Database, keys: ServerKeys): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`DROP SCHEMA public CASCADE`)
    await tx.execute(sql`CREATE SCHEMA public`)
  })
  await migrate(db)
  await keepServerKey(db, keys.privateKey)
  await seedIfEmpty(db)
}
