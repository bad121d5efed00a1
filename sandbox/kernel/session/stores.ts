import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { dayOfInstant } from '@/domain/dates/instant'
import { rowsOf } from '../db'
import type { Database, Queryable } from '../db'
import { bankNow } from '../clock/now'
import {
  channels,
  dailyCounts,
  givenIds,
  nonces,
  oneUseCodes,
  operations,
  requestRandoms,
  sessions,
} from '../db/schema'
import { advisoryLock } from '../db/advisoryLock'
import type { ChannelStore, NonceStore, RandomStore } from '../envelope/types'
import { CHANNEL_MS, OPEN_RANDOMS, REQUEST_RANDOM_MS, SESSION_ABSOLUTE_MS } from './limits'
import { tokenHash } from './secrets'
import { tryEach } from '../tryEach'

export const RANDOM_BYTES = 16
/** Counts are needed for their day; one day more because clocks may differ. */
export const KEPT_COUNTS_MS = 48 * 3_600_000
/** No app sends a call again after so long (ours). */
export const KEPT_IDS_MS = 90 * 24 * 3_600_000

/** Somebody holds more unused randoms than any honest app would. */
export class TooManyRandoms extends Error {
  override readonly name = 'TooManyRandoms'
}

/** More channels than a process serves at a time (ours): some megabytes. */
const KEPT_CHANNELS = 10_000

/**
 * Secrets of open channels in SQL, for as long as a session may last. What was read is kept in the process: a channel never
 * changes until it ends. `now` is the real clock.
 */
export function sqlChannels(db: Database, now: () => number): ChannelStore {
  const known = new Map<string, { readonly secret: Uint8Array; readonly expiresAt: number }>()
  return {
    async save(kid, secret) {
      await db.drizzle
        .insert(channels)
        .values({
          kid,
          secret: Buffer.from(secret).toString('hex'),
          createdAt: now(),
          expiresAt: now() + CHANNEL_MS,
        })
        .onConflictDoNothing()
    },
    async load(kid) {
      const kept = known.get(kid)
      if (kept && kept.expiresAt > now()) return kept.secret
      const [row] = await db.drizzle
        .select({ secret: channels.secret, expiresAt: channels.expiresAt })
        .from(channels)
        .where(and(eq(channels.kid, kid), gt(channels.expiresAt, now())))
      if (!row) return undefined
      const secret = Uint8Array.from(Buffer.from(row.secret, 'hex'))
      for (const oldest of known.keys()) {
        if (known.size < KEPT_CHANNELS) break
        known.delete(oldest)
      }
      known.set(kid, { secret, expiresAt: row.expiresAt })
      return secret
    },
  }
}

/** One INSERT decides which of several copies is the first. */
export const sqlNonces = (db: Database): NonceStore => ({
  async consume(kid, nonce, keepUntil) {
    const inserted = await db.drizzle
      .insert(nonces)
      .values({ scope: kid, nonce, expiresAt: keepUntil })
      .onConflictDoNothing()
      .returning({ nonce: nonces.nonce })
    return inserted.length === 1
  },
})

/** Keeps a random while its owner holds fewer than `most` unused ones. */
async function issue(
  on: Queryable,
  { random, sessionId, expiresAt }: { random: string; sessionId: string; expiresAt: number },
  now: number,
  most: number,
): Promise<boolean> {
  const kept = await rowsOf(
    on,
    sql`
    INSERT INTO request_randoms (random, session_id, expires_at) SELECT ${random}, ${sessionId}, ${expiresAt}::bigint
    WHERE (SELECT count(*) FROM request_randoms WHERE session_id = ${sessionId} AND consumed_at IS NULL
      AND expires_at > ${now}::bigint) < ${most}::int
    RETURNING random`,
  )
  return kept.length === 1
}

/** One-use randoms; one UPDATE decides which of several copies uses it up. Owners are stored as hashes. */
export const sqlRandoms = (db: Database, now: () => number): RandomStore => ({
  async issue(owner) {
    const random = randomBytes(RANDOM_BYTES).toString('hex')
    const sessionId = tokenHash(owner)
    const issued = (on: Queryable, most: number) =>
      issue(on, { random, sessionId, expiresAt: now() + REQUEST_RANDOM_MS }, now(), most)
    // Far from the limit nobody takes turns: as many as a person asks for at once still have room.
    if (await issued(db.drizzle, OPEN_RANDOMS / 2)) return random
    await db.transaction(async (tx) => {
      await advisoryLock(tx, `randoms ${sessionId}`)
      if (!(await issued(tx, OPEN_RANDOMS))) throw new TooManyRandoms()
    })
    return random
  },
  async consume(random, owner) {
    const used = await db.drizzle
      .update(requestRandoms)
      .set({ consumedAt: now() })
      .where(
        and(
          eq(requestRandoms.random, random),
          eq(requestRandoms.sessionId, tokenHash(owner)),
          isNull(requestRandoms.consumedAt),
          gt(requestRandoms.expiresAt, now()),
        ),
      )
      .returning({ random: requestRandoms.random })
    return used.length === 1
  },
})

/** Deletes what can no longer be used; run now and then. What can't be deleted keeps nothing else. */
export async function sweepStores(db: Database, now: number): Promise<void> {
  const asked = and(
    eq(operations.call, 'queryOperation'),
    lt(operations.createdAt, (await bankNow(db.drizzle)) - KEPT_COUNTS_MS),
  )
  const over = [
    [nonces, lt(nonces.expiresAt, now)],
    [requestRandoms, lt(requestRandoms.expiresAt, now)],
    [oneUseCodes, lt(oneUseCodes.expiresAt, now)],
    [sessions, lt(sessions.createdAt, now - SESSION_ABSOLUTE_MS)],
    [channels, lt(channels.expiresAt, now)],
    [givenIds, lt(givenIds.givenAt, now - KEPT_IDS_MS)],
    [operations, asked],
    [dailyCounts, lt(dailyCounts.day, dayOfInstant(now - KEPT_COUNTS_MS))],
  ] as const
  await tryEach(over, async ([table, condition]) => db.drizzle.delete(table).where(condition))
}
