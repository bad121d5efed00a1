import { eq } from 'drizzle-orm'
import { schema, type Database } from '../db'
import { generateServerKeys, publicKeyOf, type ServerKeys } from '../envelope/keys'

/** Not one of the flags that getCustomizedConfig tells. */
const NAME = 'serverPrivateKey'

/**
 * The bank's key pair: the configured one, or one made at the first start and kept, so that apps which know the public
 * key go on working. Several processes that start at once agree on one.
 */
export async function serverKeys(db: Database, configured: string | undefined): Promise<ServerKeys> {
  if (configured !== undefined) return { privateKey: configured, publicKey: publicKeyOf(configured) }
  await keepServerKey(db, generateServerKeys().privateKey)
  const { configFlags } = schema
  const [kept] = await db.drizzle.select().from(configFlags).where(eq(configFlags.name, NAME))
  if (!kept) throw new Error('the private key was not kept')
  return { privateKey: kept.value, publicKey: publicKeyOf(kept.value) }
}

/** Keeps a private key unless one is kept already. */
export async function keepServerKey(db: Database, privateKey: string): Promise<void> {
  await db.drizzle
    .insert(schema.configFlags)
    .values({ name: NAME, value: privateKey, changedAt: Date.now() })
    .onConflictDoNothing()
}
