import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '../db'
import { sessions, wechatIdentities } from '../db/schema'
import { PROOF_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, TOUCH_EVERY_MS } from './limits'
import { newToken, tokenHash } from './secrets'

/**
 * Who is calling. Sessions live by the real clock: the bank's own may be moved by a year to look at a matured deposit,
 * which should sign nobody out (docs/decisions/sandbox-sessions.md).
 */
export interface Session {
  /** Hash of the token; names the session in tables and logs. */
  readonly id: string
  readonly openId: string
  /** The customer whose open id it is; undefined before registration. */
  readonly customerId: string | undefined
  /** `account` once the gesture was passed. */
  readonly level: 'session' | 'account'
  /** The app it was opened from. */
  readonly channel: Channel
  /** The device that was signed in on; undefined before that. */
  readonly deviceId?: string | undefined
}

/** The mini-program, or the H5. */
export type Channel = 'mini' | 'h5'

/** What the app keeps; the token itself is stored nowhere else. */
export interface OpenedSession {
  readonly sessionToken: string
  /** When it ends at the latest, epoch milliseconds by the real clock. */
  readonly expiresAt: number
}

type NewSession = Pick<Session, 'openId' | 'level' | 'channel' | 'deviceId'>

/** Starts a session under a new token. */
export async function openSession(on: Queryable, now: number, opened: NewSession): Promise<OpenedSession> {
  const sessionToken = newToken()
  await on.insert(sessions).values({ id: tokenHash(sessionToken), ...opened, createdAt: now, usedAt: now })
  return { sessionToken, expiresAt: now + SESSION_ABSOLUTE_MS }
}

/** A session's row with whose open id it is; undefined for an unknown token. */
export type SessionRow =
  | { readonly session: typeof sessions.$inferSelect; readonly customerId: string | null }
  | undefined

/**
 * Finds the session behind a token and records that it is in use. Fails with SessionMissing for none, an unknown or an
 * ended one, SessionExpired after 5 idle minutes or 12 hours.
 */
export async function findSession(on: Queryable, token: string, now: number): Promise<Result<Session, BankError>> {
  if (token === '') return fail(bankError('SessionMissing'))
  const [row] = await on
    .select({ session: sessions, customerId: wechatIdentities.customerId })
    .from(sessions)
    .innerJoin(wechatIdentities, eq(wechatIdentities.openId, sessions.openId))
    .where(isOpenSession(tokenHash(token)))
  return sessionOf(on, row, now)
}

/** The session of a row that was found, as `findSession` gives it. */
export async function sessionOf(on: Queryable, row: SessionRow, now: number): Promise<Result<Session, BankError>> {
  // A session without a channel is older than channels and counts as none: its owner signs in again.
  if (!row?.session.openId || !row.session.channel) return fail(bankError('SessionMissing'))
  const { id, createdAt, usedAt, openId, level, channel, deviceId } = row.session
  if (now - usedAt >= SESSION_IDLE_MS || now - createdAt >= SESSION_ABSOLUTE_MS)
    return fail(bankError('SessionExpired'))
  if (now - usedAt >= TOUCH_EVERY_MS) {
    await on
      .update(sessions)
      .set({ usedAt: now })
      .where(and(eq(sessions.id, id), lt(sessions.usedAt, now)))
  }
  const customerId = row.customerId ?? undefined
  return ok({ id, openId, customerId, level, channel, ...(deviceId === null ? {} : { deviceId }) })
}

/** The session of an id, while it isn't ended. */
export const isOpenSession = (id: string) => and(eq(sessions.id, id), isNull(sessions.endedAt))

/** Ends a session; its token is refused from now on. */
export async function endSession(on: Queryable, id: string, now: number): Promise<void> {
  await on
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** Whether a session still is one; asked with its customer's row held, under which it is replaced. */
export async function isOpen(on: Queryable, id: string): Promise<boolean> {
  return (await on.$count(sessions, and(eq(sessions.id, id), isNull(sessions.endedAt)))) === 1
}

/** The open ids by which a customer comes. */
const ownOpenIds = (on: Queryable, customerId: string) =>
  on
    .select({ openId: wechatIdentities.openId })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.customerId, customerId))

/**
 * Ends every session of a customer on every phone but one, so that whoever used what was changed is signed out.
 * @param kept the id of the session that made the change; undefined ends all
 */
export async function endOtherSessions(
  on: Queryable,
  customerId: string,
  kept: string | undefined,
  now: number,
): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.id, kept)
  await on
    .update(sessions)
    .set({ endedAt: now })
    .where(and(inArray(sessions.openId, ownOpenIds(on, customerId)), others, isNull(sessions.endedAt)))
}

/** Ends every session that was signed in on a device. */
export async function endSessionsOf(on: Queryable, deviceId: string, now: number): Promise<void> {
  await on
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.deviceId, deviceId), isNull(sessions.endedAt)))
}

/** Records that whoever has a session showed enough to sign in on a device that is known, which this one isn't yet. */
export async function noteProof(on: Queryable, id: string, now: number): Promise<void> {
  await on.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id))
}

/** Whether the session still lives and its owner has shown enough in the last ten minutes. */
export async function hasProof(on: Queryable, id: string, now: number): Promise<boolean> {
  const found = await on
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.provedAt, now - PROOF_MS)))
  return found.length === 1
}

/**
 * Replaces a session by one that is signed in on a device, with a new token: a token known before sign-in must open nothing
 * after it.
 */
export async function signIn(tx: Tx, session: Session, deviceId: string, now: number): Promise<OpenedSession> {
  const { openId, channel } = session
  await endSession(tx, session.id, now)
  return openSession(tx, now, { openId, level: 'account', channel, deviceId })
}
