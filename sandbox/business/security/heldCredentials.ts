import { eq } from 'drizzle-orm'
import { CREDENTIALS } from '@/domain/credentials/changes'
import type { Credential } from '@/domain/credentials/changes'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'

interface HeldCredential {
  readonly credential: Credential
  /** Epoch ms by the bank's clock. */
  readonly changedAt: number
  readonly locked: boolean
}

/** Which credentials a customer has, since when, and whether they are locked at `now`. */
export async function heldCredentials(on: Queryable, customerId: string, now: number): Promise<HeldCredential[]> {
  const held = await on.select().from(schema.credentials).where(eq(schema.credentials.customerId, customerId))
  return CREDENTIALS.flatMap((credential) =>
    held
      .filter(({ kind }) => kind === credential)
      .map(({ changedAt, lockedUntil }) => ({ credential, changedAt, locked: (lockedUntil ?? 0) > now })),
  )
}
