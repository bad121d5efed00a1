import { and, eq, gt } from 'drizzle-orm'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Credential } from '@/domain/credentials/changes'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { keepWhenRefused } from '../db'
import type { Queryable, Tx } from '../db'
import { credentials } from '../db/schema'
import type { SecurityModule } from '../services'
import { CREDENTIAL_GUESSES } from './limits'

/** `sub:`: of an account beside the electronic one, by its id. */
export type CredentialKind = Credential | `sub:${string}`

/** `locked`: by this wrong guess, or before and nothing was compared; `absent`: none is set. */
export type GuessOutcome = 'right' | 'wrong' | 'locked' | 'absent'

export const KEY_BYTES = 32
export const SALT_BYTES = 16
export const BLOCK = 8
/** A locked gesture stays locked until the payment password is given, however long that takes. */
const NO_END = Number.MAX_SAFE_INTEGER

/** A secret as it is stored. */
export interface HashedSecret {
  readonly hash: string
  readonly salt: string
  /** scrypt's N as a power of two. */
  readonly cost: number
  /** The key outside the database that the hash was made under; null for none. */
  readonly keyId: string | null
}

/** How this bank hashes secrets. */
export interface Hashing {
  /** What a new hash costs (Config.passwordCost). */
  readonly cost: number
  /** Without it a stolen database is enough to find six digits. */
  readonly module?: SecurityModule
}

/** Whose secret of which kind: part of what is hashed, so that a hash is worth nothing in another row. */
type Owned = Pick<GivenSecret, 'customerId' | 'kind'>

/** A secret as somebody gives it, to be compared or set. */
export interface GivenSecret {
  readonly customerId: string
  readonly kind: CredentialKind
  readonly secret: string
  /** Epoch ms by the bank's clock: the payment password's lock ends with its day. */
  readonly now: number
  readonly hashing: Hashing
}

/** A secret stretched with a stored one's salt, which no other stored secret has. */
export interface Stretched {
  readonly salt: string
  readonly key: Buffer
  /** The secret hashed anew, where the configured cost or key has changed; to be stored if it is right. */
  readonly renewed?: HashedSecret
}

/** A secret that is to be set, made ready before the transaction that sets it. */
export interface FreshSecret {
  readonly hashed: HashedSecret
  /** Stretched as the one that it replaces, to be compared with it. */
  readonly asHeld?: Stretched
}

const stretch = (secret: string, { salt, cost }: Pick<HashedSecret, 'salt' | 'cost'>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** cost
    // scrypt needs 128 * N * r bytes; Node refuses more than 32 MB unless told.
    const options = { N, r: BLOCK, p: 1, maxmem: 2 * 128 * N * BLOCK }
    scrypt(secret, Buffer.from(salt, 'hex'), KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/**
 * What is compared: scrypt's key, and where the secret is kept under a key of the security module, a MAC of it with whose it
 * is.
 * @throws Error when the module doesn't have the key, without which nobody could sign in: a fault of the configuration
 */
async function derive(
  secret: string,
  made: Pick<HashedSecret, 'salt' | 'cost' | 'keyId'>,
  { customerId, kind }: Owned,
  { module }: Pick<Hashing, 'module'>,
): Promise<Buffer> {
  const stretched = await stretch(secret, made)
  if (made.keyId === null) return stretched
  const whose = Buffer.from(`${customerId}\n${kind}\n${made.salt}\n`, 'utf8')
  const mac = await module?.mac(made.keyId, Buffer.concat([whose, stretched]))
  if (!mac) throw new Error('a password was hashed under a key that the security module does not have')
  return Buffer.from(mac)
}

/** The hash to store for a secret. Slow on purpose, so that guessing is expensive. */
export async function hashSecret({ secret, hashing, ...whose }: Omit<GivenSecret, 'now'>): Promise<HashedSecret> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const made = { salt, cost: hashing.cost, keyId: hashing.module?.keyId ?? null }
  return { hash: (await derive(secret, made, whose, hashing)).toString('hex'), ...made }
}

/** Sets or replaces a credential, and forgets the failures of the old one. */
export async function setCredential(
  on: Queryable,
  { customerId, kind, now }: Owned & Pick<GivenSecret, 'now'>,
  hashed: HashedSecret,
): Promise<void> {
  const fresh = { ...hashed, failures: 0, lockedUntil: null, changedAt: now }
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

/** When a lock after today's fifth failure ends: the gesture's never by itself, a password's at midnight. */
const lockEnd = (kind: CredentialKind, now: number): number =>
  kind === 'gesture' ? NO_END : instantOf(addDays(dayOfInstant(now), 1))

const isAsNow = (held: HashedSecret, hashing: Hashing): boolean =>
  held.cost === hashing.cost && held.keyId === (hashing.module?.keyId ?? null)

const isKeyOf = (key: Buffer, { hash }: HashedSecret): boolean => timingSafeEqual(key, Buffer.from(hash, 'hex'))

const isLockedAt = ({ lockedUntil }: { readonly lockedUntil: number | null }, now: number): boolean =>
  lockedUntil !== null && lockedUntil > now

/**
 * Stretches a guess before the transaction that compares it, in which everybody would wait for it: an embedded database does
 * nothing else meanwhile, and a server keeps rows locked. Undefined where nothing will be compared.
 */
export async function stretchAhead(on: Queryable, given: GivenSecret): Promise<Stretched | undefined> {
  const [held] = await on.select().from(credentials).where(owned(given.customerId, given.kind))
  if (!held || isLockedAt(held, given.now)) return undefined
  const key = await derive(given.secret, held, given, given.hashing)
  // Of a wrong secret too: how long it takes mustn't say which of many guesses at once was right.
  const renewed = isAsNow(held, given.hashing) ? {} : { renewed: await hashSecret(given) }
  return { salt: held.salt, key, ...renewed }
}

/** Makes a new secret ready before the transaction that compares it with the present one and sets it, as `stretchAhead`. */
export async function hashAhead(on: Queryable, given: Omit<GivenSecret, 'now'>): Promise<FreshSecret> {
  const [[held], hashed] = await Promise.all([
    on.select().from(credentials).where(owned(given.customerId, given.kind)),
    hashSecret(given),
  ])
  if (!held) return { hashed }
  return { hashed, asHeld: { salt: held.salt, key: await derive(given.secret, held, given, given.hashing) } }
}

/**
 * Compares a guess. Guesses of one credential are handled one after the other, also from several phones and processes: of
 * many wrong ones at once five are compared, and several right ones at once are all right. A right one resets the
 * failures, and is hashed anew when the configured cost or key has changed.
 * @param ahead this secret as `stretchAhead` gave it; it counts only while the stored one is the same
 */
export async function guess(
  tx: Tx,
  { customerId, kind, secret, now, hashing }: GivenSecret,
  ahead: Stretched | undefined,
): Promise<GuessOutcome> {
  const [held] = await tx.select().from(credentials).where(owned(customerId, kind)).for('no key update')
  if (!held) return 'absent'
  if (isLockedAt(held, now)) return 'locked'
  const whose = { customerId, kind }
  const known: Omit<Stretched, 'salt'> =
    ahead?.salt === held.salt ? ahead : { key: await derive(secret, held, whose, hashing) }
  if (isKeyOf(known.key, held)) {
    const asNow = isAsNow(held, hashing)
    if (asNow && held.failures === 0 && held.lockedUntil === null) return 'right'
    const renewed = asNow ? {} : (known.renewed ?? (await hashSecret({ ...whose, secret, hashing })))
    await tx
      .update(credentials)
      .set({ failures: 0, lockedUntil: null, ...renewed })
      .where(owned(customerId, kind))
    return 'right'
  }
  // When a lock has run out, its failures no longer count.
  const failures = (held.lockedUntil === null ? held.failures : 0) + 1
  const locked = failures >= CREDENTIAL_GUESSES
  await tx
    .update(credentials)
    .set({ failures, lockedUntil: locked ? lockEnd(kind, now) : null })
    .where(owned(customerId, kind))
  await keepWhenRefused(tx)
  return locked ? 'locked' : 'wrong'
}

/** How many more wrong guesses of one not locked are compared before it is. */
export async function guessesLeft(on: Queryable, customerId: string, kind: CredentialKind): Promise<number> {
  const [held] = await on.select({ failures: credentials.failures }).from(credentials).where(owned(customerId, kind))
  return CREDENTIAL_GUESSES - (held?.failures ?? 0)
}

/**
 * Whether a secret is the one that is set, uncounted and whatever is locked: for who has shown already that they may know,
 * to keep two secrets apart.
 * @param ahead this secret as `hashAhead` gave it, for a transaction
 */
export async function isSecret(
  on: Queryable,
  { customerId, kind, secret, hashing }: Omit<GivenSecret, 'now'>,
  ahead?: Stretched,
): Promise<boolean> {
  const [held] = await on.select().from(credentials).where(owned(customerId, kind))
  if (!held) return false
  return isKeyOf(
    ahead?.salt === held.salt ? ahead.key : await derive(secret, held, { customerId, kind }, hashing),
    held,
  )
}

/** Forgets a credential. */
export async function dropCredential(on: Queryable, customerId: string, kind: CredentialKind): Promise<void> {
  await on.delete(credentials).where(owned(customerId, kind))
}

/** Whether a credential is locked now; guesses are then refused without being compared. */
export async function isLocked(on: Queryable, customerId: string, kind: CredentialKind, now: number): Promise<boolean> {
  const locked = await on
    .select({ kind: credentials.kind })
    .from(credentials)
    .where(and(owned(customerId, kind), gt(credentials.lockedUntil, now)))
  return locked.length === 1
}
