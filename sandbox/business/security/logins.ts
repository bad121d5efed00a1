import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryLoginRecords } from '@/contract/security/queryLoginRecords'
import { DAY_MS } from '@/domain/dates/day'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { loginRecords } from './tables'

type LoginPage = ResponseOf<typeof queryLoginRecords>

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

/**
 * A page of a customer's log-ins, newest first. @param after gives log-ins after this id; another customer's or an unknown
 * one gives an empty page
 */
export async function pageOfLogins(
  on: Queryable,
  customerId: string,
  after: string | undefined,
): Promise<Pick<LoginPage, 'records' | 'more'>> {
  const { at, id } = loginRecords
  const own = and(eq(id, Number(after)), eq(loginRecords.customerId, customerId))
  const before = after === undefined ? undefined : comesAfter([at, id], own)
  const found = await on
    .select()
    .from(loginRecords)
    .where(and(eq(loginRecords.customerId, customerId), before))
    .orderBy(desc(at), desc(id))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return { records: rows.map(({ customerId: _self, ...row }) => ({ ...row, id: String(row.id) })), more }
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
