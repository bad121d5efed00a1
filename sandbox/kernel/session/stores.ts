import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Database } from '../db'
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
import { takeTurn } from '../db/turns'
import type { ChannelStore, NonceStore, RandomStore } from '../envelope/types'
import { CHANNEL_MS, OPEN_RANDOMS, REQUEST_RANDOM_MS, SESSION_ABSOLUTE_MS } from './limits'
import { tokenHash } from './secrets'

export const RANDOM_BYTES = 16
/** Counts are needed for their day; one day more because clocks may differ. */
export const KEPT_COUNTS_MS = 48 * 3_600_000
/** No app sends a call again after so long (ours). */
export const KEPT_IDS_MS = 90 * 24 * 3_600_000

/** Somebody holds more unused randoms than any honest app would. */
export class TooManyRandoms extends Error {
  override readonly name = 'TooManyRandoms'
}

/** Secrets of open channels in SQL, for as long as a session may last. `now` is the real clock. */
export const sqlChannels = (db: Database, now: () => number): ChannelStore => ({
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
    const [row] = await db.drizzle
      .select({ secret: channels.secret })
      .from(channels)
      .where(and(eq(channels.kid, kid), gt(channels.expiresAt, now())))
    return row && Uint8Array.from(Buffer.from(row.secret, 'hex'))
  },
})

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

/** One-use randoms; one UPDATE decides which of several copies uses it up. Owners are stored as hashes. */
export const sqlRandoms = (db: Database, now: () => number): RandomStore => ({
  async issue(owner) {
    const random = randomBytes(RANDOM_BYTES).toString('hex')
    const sessionId = tokenHash(owner)
    await db.transaction(async (tx) => {
      await takeTurn(tx, `randoms ${sessionId}`)
      const [open] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(requestRandoms)
        .where(
          and(
            eq(requestRandoms.sessionId, sessionId),
            isNull(requestRandoms.consumedAt),
            gt(requestRandoms.expiresAt, now()),
          ),
        )
      if ((open?.count ?? 0) >= OPEN_RANDOMS) throw new TooManyRandoms()
      await tx.insert(requestRandoms).values({ random, sessionId, expiresAt: now() + REQUEST_RANDOM_MS })
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

/** Deletes what can no longer be used; run now and then. */
export async function sweepStores(db: Database, now: number): Promise<void> {
  await db.drizzle.delete(nonces).where(lt(nonces.expiresAt, now))
  await db.drizzle.delete(requestRandoms).where(lt(requestRandoms.expiresAt, now))
  await db.drizzle.delete(oneUseCodes).where(lt(oneUseCodes.expiresAt, now))
  await db.drizzle.delete(sessions).where(lt(sessions.createdAt, now - SESSION_ABSOLUTE_MS))
  await db.drizzle.delete(channels).where(lt(channels.expiresAt, now))
  await db.drizzle.delete(givenIds).where(lt(givenIds.givenAt, now - KEPT_IDS_MS))
  const asked = and(
    eq(operations.call, 'queryOperation'),
    lt(operations.createdAt, (await bankNow(db.drizzle)) - KEPT_COUNTS_MS),
  )
  await db.drizzle.delete(operations).where(asked)
  await db.drizzle.delete(dailyCounts).where(lt(dailyCounts.day, dayOfInstant(now - KEPT_COUNTS_MS)))
}
