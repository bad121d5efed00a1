import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { COUNTED_TOGETHER } from '@/domain/devices/logins'
import type { LoginOutcome, LoginWay } from '@/domain/devices/logins'
import { platformOf } from '@/domain/devices/platform'
import type { Queryable } from '@sandbox/kernel/db'
import type { SessionScope } from '@sandbox/kernel/scope'
import { placeOf } from './place'
import { loginRecords } from './tables'

/** A log-in or a failed attempt, before it has a number; `at`: epoch ms by the bank's clock. */
export type LoginDraft = Omit<typeof loginRecords.$inferInsert, 'id'>

/** How long a log-in is stored, ms (ours). */
export const KEPT_MS = 180 * DAY_MS
/** How far back failed attempts are counted, ms. */
export const RECENT_MS = 30 * DAY_MS
/** Rows deleted in a minute at most. */
const SWEPT = 2_000

/** What a call's attempt to log in came to. */
export interface Attempt {
  readonly customerId: string
  readonly outcome: LoginOutcome
  readonly how: LoginWay
  readonly deviceId?: string
}

/** Records what came of a call; true when that is a record of its own. Whoever calls holds the customer's row. */
export async function noteLogin(
  on: Queryable,
  { now, session, web }: SessionScope,
  attempt: Attempt,
): Promise<boolean> {
  const { channel: device } = session
  const from = { place: placeOf(web.address), platform: platformOf(web.userAgent) }
  return recordLogin(on, { ...attempt, ...from, device, at: now })
}

/**
 * Records that somebody logged in as a customer, or tried to; true when that is a record of its own. What can be tried
 * without end is counted with the same of its day, so that nobody fills the table.
 */
export async function recordLogin(on: Queryable, login: LoginDraft): Promise<boolean> {
  if (COUNTED_TOGETHER.includes(login.outcome) && (await countAgain(on, login))) return false
  await on.insert(loginRecords).values(login)
  return true
}

/** Adds an attempt to an earlier one of its day from the same place and kind of device; false when there is none. */
async function countAgain(
  on: Queryable,
  { customerId, at, device, outcome, place = null, platform = null }: LoginDraft,
): Promise<boolean> {
  const same = and(
    eq(loginRecords.customerId, customerId),
    eq(loginRecords.device, device),
    eq(loginRecords.outcome, outcome),
    place === null ? isNull(loginRecords.place) : eq(loginRecords.place, place),
    platform === null ? isNull(loginRecords.platform) : eq(loginRecords.platform, platform),
    gte(loginRecords.at, instantOf(dayOfInstant(at))),
    isNull(loginRecords.disownedAt),
  )
  const first = on.select({ id: loginRecords.id }).from(loginRecords).where(same).limit(1)
  const counted = await on
    .update(loginRecords)
    .set({ times: sql`${loginRecords.times} + 1` })
    .where(inArray(loginRecords.id, first))
    .returning({ id: loginRecords.id })
  return counted.length === 1
}

/** Deletes log-ins that are too old. @param now by the bank's clock, epoch ms */
export async function forgetOldLogins(on: Queryable, now: number): Promise<void> {
  const old = on
    .select({ id: loginRecords.id })
    .from(loginRecords)
    .where(lt(loginRecords.at, now - KEPT_MS))
    .orderBy(loginRecords.at)
    .limit(SWEPT)
  await on.delete(loginRecords).where(inArray(loginRecords.id, old))
}
