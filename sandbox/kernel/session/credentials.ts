import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import type { Queryable } from '../db'
import { credentials } from '../db/schema'
import { CREDENTIAL_GUESSES } from './limits'

export type CredentialKind = 'gesture' | 'payment'

/** `locked`: by this wrong guess, or before and nothing was compared; `absent`: none is set. */
export type GuessOutcome = 'right' | 'wrong' | 'locked' | 'absent'

const KEY_BYTES = 32
const SALT_BYTES = 16
const BLOCK = 8
/** A locked gesture waits for the payment password, however long that takes. */
const NO_END = Number.MAX_SAFE_INTEGER

/** A secret as it is stored. */
export interface HashedSecret {
  readonly hash: string
  readonly salt: string
  /** scrypt's N as a power of two. */
  readonly cost: number
}

/** What somebody says is, or shall be, a customer's secret. */
export interface GivenSecret {
  readonly customerId: string
  readonly kind: CredentialKind
  readonly secret: string
  /** The bank's clock: the payment password's lock ends with its day. */
  readonly now: number
  /** What a hash costs in this bank (Config.passwordCost). */
  readonly cost: number
}

const derive = (secret: string, { salt, cost }: Omit<HashedSecret, 'hash'>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** cost
    // What scrypt takes is 128 * N * r; Node refuses more than 32 MB unless told.
    const options = { N, r: BLOCK, p: 1, maxmem: 2 * 128 * N * BLOCK }
    scrypt(secret, Buffer.from(salt, 'hex'), KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** What to store for a secret. Slow on purpose. */
export async function hashSecret(secret: string, cost: number): Promise<HashedSecret> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return { hash: (await derive(secret, { salt, cost })).toString('hex'), salt, cost }
}

/** Sets or replaces a credential, and forgets the failures of the old one. */
export async function setCredential(
  on: Queryable,
  { customerId, kind, secret, now, cost }: GivenSecret,
): Promise<void> {
  const fresh = { ...(await hashSecret(secret, cost)), failures: 0, lockedUntil: null, changedAt: now }
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
 * of any number of guesses at once five are compared. A right one is hashed anew when hashes cost something else by now.
 */
export async function guess(
  on: Queryable,
  { customerId, kind, secret, now, cost }: GivenSecret,
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
    .returning({
      hash: credentials.hash,
      salt: credentials.salt,
      cost: credentials.cost,
      lockedUntil: credentials.lockedUntil,
    })
  if (!claimed) return (await hasCredential(on, customerId, kind)) ? 'locked' : 'absent'
  const same = timingSafeEqual(await derive(secret, claimed), Buffer.from(claimed.hash, 'hex'))
  if (!same) return claimed.lockedUntil === null ? 'wrong' : 'locked'
  const renewed = claimed.cost === cost ? {} : await hashSecret(secret, cost)
  // Only while it is still the credential that was compared.
  await on
    .update(credentials)
    .set({ failures: 0, lockedUntil: null, ...renewed })
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
