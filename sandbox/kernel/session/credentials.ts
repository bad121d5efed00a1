import { and, eq, gt } from 'drizzle-orm'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import type { Queryable, Tx } from '../db'
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
 * Compares a guess. Guesses of one credential come one after the other, also from many phones and processes: of any number
 * of wrong ones at once five are compared, and of right ones at once every one is right. A right one takes the failures
 * back and is hashed anew when hashes cost something else by now.
 */
export async function guess(tx: Tx, { customerId, kind, secret, now, cost }: GivenSecret): Promise<GuessOutcome> {
  const [held] = await tx.select().from(credentials).where(owned(customerId, kind)).for('update')
  if (!held) return 'absent'
  if (held.lockedUntil !== null && held.lockedUntil > now) return 'locked'
  if (timingSafeEqual(await derive(secret, held), Buffer.from(held.hash, 'hex'))) {
    const renewed = held.cost === cost ? {} : await hashSecret(secret, cost)
    await tx
      .update(credentials)
      .set({ failures: 0, lockedUntil: null, ...renewed })
      .where(owned(customerId, kind))
    return 'right'
  }
  // A lock that has run out takes its failures along.
  const failures = (held.lockedUntil === null ? held.failures : 0) + 1
  const locked = failures >= CREDENTIAL_GUESSES
  await tx
    .update(credentials)
    .set({ failures, lockedUntil: locked ? lockEnd(kind, now) : null })
    .where(owned(customerId, kind))
  return locked ? 'locked' : 'wrong'
}

/** How many more wrong guesses of one not locked are compared before it is. */
export async function guessesLeft(on: Queryable, customerId: string, kind: CredentialKind): Promise<number> {
  const [held] = await on.select({ failures: credentials.failures }).from(credentials).where(owned(customerId, kind))
  return CREDENTIAL_GUESSES - (held?.failures ?? 0)
}

/** Whether a credential is locked now; a guess would be refused unseen. */
export async function isLocked(on: Queryable, customerId: string, kind: CredentialKind, now: number): Promise<boolean> {
  const locked = await on
    .select({ kind: credentials.kind })
    .from(credentials)
    .where(and(owned(customerId, kind), gt(credentials.lockedUntil, now)))
  return locked.length === 1
}
