import { and, eq, lte, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { keepWhenRefused, schema } from '../db'
import type { Queryable } from '../db'

/** What is counted; each kind has its own limit. */
export type Counted =
  | 'sms'
  | 'smsPerson'
  | 'smsAddress'
  | 'face'
  | 'upload'
  | 'casePicture'
  | 'idCard'
  | 'card'
  | 'family'
  | 'orgCard'
  | 'orgJoin'
  | 'approvalSave'
  | 'statement'
  | 'verify'
  | 'lossIdCard'
  | 'idCardEnd'
  | 'phoneOwner'
  | 'phoneReview'
  | 'articleVote'
  | 'special'
  | 'referral'
  | 'marketer'
  | 'agreementCode'
  | 'approvalRow'
  | 'operationAsked'
  | 'credentialChange'
  | 'securityChange'
  | 'disownedLogin'
  | 'familyChange'

export interface DailyCount {
  /** Who or what is counted: a customer, a number, the hash of an address. */
  readonly subject: string
  readonly kind: Counted
  readonly day: Day
}

const { dailyCounts } = schema

/**
 * Counts one more of a thing today, or several at once; false, and nothing counted, when there were `limit` already. One statement decides, so
 * that simultaneous calls can't exceed the limit. It stays counted whatever comes of the call.
 */
export async function countToday(
  on: Queryable,
  { subject, kind, day }: DailyCount,
  limit: number,
  many = 1,
): Promise<boolean> {
  if (many > limit) return false
  const counted = await on
    .insert(dailyCounts)
    .values({ subject, kind, day, count: many })
    .onConflictDoUpdate({
      target: [dailyCounts.subject, dailyCounts.kind, dailyCounts.day],
      set: { count: sql`${dailyCounts.count} + ${many}::int` },
      setWhere: lte(dailyCounts.count, limit - many),
    })
    .returning({ count: dailyCounts.count })
  const isCounted = counted.length === 1
  // A count that fails keeps nothing: what its call has written before must not stay when it is refused for it.
  if (isCounted) await keepWhenRefused(on)
  return isCounted
}

/**
 * Takes one back: a try that was right, or that failed because an outside service was down, doesn't count. In a call's
 * transaction it stays taken back whatever comes of the call, as it stayed counted.
 */
export async function uncountToday(on: Queryable, { subject, kind, day }: DailyCount): Promise<void> {
  await on
    .update(dailyCounts)
    .set({ count: sql`greatest(${dailyCounts.count} - 1, 0)` })
    .where(and(eq(dailyCounts.subject, subject), eq(dailyCounts.kind, kind), eq(dailyCounts.day, day)))
  await keepWhenRefused(on)
}

/** How often it was counted today. */
export async function countedToday(on: Queryable, { subject, kind, day }: DailyCount): Promise<number> {
  const [row] = await on
    .select({ count: dailyCounts.count })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.subject, subject), eq(dailyCounts.kind, kind), eq(dailyCounts.day, day)))
  return row?.count ?? 0
}

/** TooManyTries when it was counted `limit` times today: what a form is told, and what is asked before a proof is used up. */
export const usedUpToday = async (on: Queryable, count: DailyCount, limit: number): Promise<BankError | undefined> =>
  (await countedToday(on, count)) >= limit ? bankError('TooManyTries') : undefined
