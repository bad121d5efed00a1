import { inArray, lt } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import type { Queryable } from '@sandbox/kernel/db'
import { loginRecords } from './tables'

/** A log-in or a failed attempt, before it has a number; `at`: epoch ms by the bank's clock. */
export type LoginDraft = Omit<typeof loginRecords.$inferInsert, 'id'>

/** How long a log-in is stored, ms (ours). */
const KEPT_MS = 180 * DAY_MS
/** Rows deleted in a minute at most. */
const SWEPT = 2_000

/** Records that somebody logged in as a customer, or tried to. */
export async function recordLogin(on: Queryable, login: LoginDraft): Promise<void> {
  await on.insert(loginRecords).values(login)
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
