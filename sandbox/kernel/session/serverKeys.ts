import { machineNow } from '../clock'
import { eq } from 'drizzle-orm'
import { schema } from '../db'
import type { Database, Queryable } from '../db'
import { generateServerKeys, publicKeyOf } from '../envelope/keys'
import type { ServerKeys } from '../envelope/keys'

/** Not one of the flags that getCustomizedConfig gives out. */
const NAME = 'serverPrivateKey'

/**
 * The bank's key pair: the configured one, or one made at the first start and kept, so that apps which know the public key
 * keep working. Several processes that start at once get the same one.
 */
export async function serverKeys(db: Database, configured: string | undefined): Promise<ServerKeys> {
  if (configured !== undefined) return { privateKey: configured, publicKey: publicKeyOf(configured) }
  await keeping(db.drizzle, generateServerKeys().privateKey).onConflictDoNothing()
  const { configFlags } = schema
  const [kept] = await db.drizzle.select().from(configFlags).where(eq(configFlags.name, NAME))
  if (!kept) throw new Error('the private key was not kept')
  return { privateKey: kept.value, publicKey: publicKeyOf(kept.value) }
}

const keeping = (on: Queryable, value: string) =>
  on.insert(schema.configFlags).values({ name: NAME, value, changedAt: machineNow() })

/** Stores this private key in place of the earlier one. */
export async function replaceServerKey(on: Queryable, privateKey: string): Promise<void> {
  await keeping(on, privateKey).onConflictDoUpdate({ target: schema.configFlags.name, set: { value: privateKey } })
}
