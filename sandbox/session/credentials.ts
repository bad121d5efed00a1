import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { addDays } from '../../src/domain/dates/day'
import { dayOfInstant, instantOf } from '../../src/domain/dates/instant'
import type { Queryable } from '../db'
import { credentials } from '../db/schema'
import { CREDENTIAL_GUESSES } from './limits'

export type CredentialKind = 'gesture' | 'payment'

/** `locked`: by this wrong guess, or before and nothing was compared; `absent`: none is set. */
export type GuessOutcome = 'right' | 'wrong' | 'locked' | 'absent'

const KEY_BYTES = 32
const SALT_BYTES = 16
/**
 * Node's default cost, below OWASP's advice for long passwords: six digits fall to any offline search, so what protects
 * them is the count of guesses, and a purchase on the smallest server stays quick.
 */
const COST = { N: 16_384, r: 8, p: 1 } as const
/** A locked gesture waits for the payment password, however long that takes. */
const NO_END = Number.MAX_SAFE_INTEGER

const derive = (secret: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, Buffer.from(salt, 'hex'), KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** The hash and salt to store for a secret. Slow on purpose. */
export async function hashSecret(secret: string): Promise<{ readonly hash: string; readonly salt: string }> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return { hash: (await derive(secret, salt)).toString('hex'), salt }
}

/** Sets or replaces a credential, and forgets the failures of the old one. */
export async function setCredential(
  on: Queryable,
  customerId: string,
  kind: CredentialKind,
  secret: string,
  now: number,
): Promise<void> {
  const fresh = { ...(await hashSecret(secret)), failures: 0, lockedUntil: null, changedAt: now }
  await on
    .insert(credentials)
    .values({ customerId, kind, ...fresh })
    .onConflictDoUpdate({ target: [credentials.customerId, credentials.kind], set: fresh })
}

export async function hasCredential(on: Queryable, customerId: string, kind: CredentialKind): Promise<boolean> {
  const found = await on.select({ kind: credentials.kind }).from(credentials).where(owned(customerId, kind))
  return found.length === 1
}

const owned = (customerId: string, kind: CredentialKind) =>
  and(eq(credentials.customerId, customerId), eq(credentials.kind, kind))

/** When a lock of today's fifth failure ends: the gesture's never by itself, the payment password's at midnight. */
const lockEnd = (kind: CredentialKind, now: number): number =>
  kind === 'gesture' ? NO_END : instantOf(addDays(dayOfInstant(now), 1))

/**
 * Compares a guess. Every guess is counted as a failure before it is compared and taken back when it was right, so that
 * of any number of guesses at once five are compared.
 * @param now the bank's clock: the payment password's lock ends with its day
 */
export async function guess(
  on: Queryable,
  customerId: string,
  kind: CredentialKind,
  secret: string,
  now: number,
): Promise<GuessOutcome> {
  // A lock that has run out takes its failures along.
  const failures = sql<number>`case when ${credentials.lockedUntil} is null then ${credentials.failures} + 1 else 1 end`
  const [claimed] = await on
    .update(credentials)
    .set({
      failures,
      lockedUntil: sql`case when (${failures}) >= ${CREDENTIAL_GUESSES} then ${lockEnd(kind, now)}::bigint end`,
    })
    .where(and(owned(customerId, kind), or(isNull(credentials.lockedUntil), lte(credentials.lockedUntil, now))))
    .returning({ hash: credentials.hash, salt: credentials.salt, lockedUntil: credentials.lockedUntil })
  if (!claimed) return (await hasCredential(on, customerId, kind)) ? 'locked' : 'absent'
  const same = timingSafeEqual(await derive(secret, claimed.salt), Buffer.from(claimed.hash, 'hex'))
  if (!same) return claimed.lockedUntil === null ? 'wrong' : 'locked'
  // Only while it is still the credential that was compared.
  await on
    .update(credentials)
    .set({ failures: 0, lockedUntil: null })
    .where(and(owned(customerId, kind), eq(credentials.salt, claimed.salt)))
  return 'right'
}

/** Whether a credential is locked now; a guess would be refused unseen. */
export async function isLocked(on: Queryable, customerId: string, kind: CredentialKind, now: number): Promise<boolean> {
  const locked = await on
    .select({ kind: credentials.kind })
    .from(credentials)
    .where(and(owned(customerId, kind), gt(credentials.lockedUntil, now)))
  return locked.length === 1
}
