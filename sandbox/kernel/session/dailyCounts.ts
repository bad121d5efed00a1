import { and, eq, lt, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { schema } from '../db'
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

export interface DailyCount {
  /** Who or what is counted: a customer, a number, the hash of an address. */
  readonly subject: string
  readonly kind: Counted
  readonly day: Day
}

const { dailyCounts } = schema

/**
 * Counts one more of a thing today; false, and nothing counted, when there were `limit` already. One statement decides, so
 * that simultaneous calls can't exceed the limit.
 */
export async function countToday(on: Queryable, { subject, kind, day }: DailyCount, limit: number): Promise<boolean> {
  const counted = await on
    .insert(dailyCounts)
    .values({ subject, kind, day, count: 1 })
    .onConflictDoUpdate({
      target: [dailyCounts.subject, dailyCounts.kind, dailyCounts.day],
      set: { count: sql`${dailyCounts.count} + 1` },
      setWhere: lt(dailyCounts.count, limit),
    })
    .returning({ count: dailyCounts.count })
  return counted.length === 1
}

/** Takes one back: a try that failed because an outside service was down doesn't count. */
export async function uncountToday(on: Queryable, { subject, kind, day }: DailyCount): Promise<void> {
  await on
    .update(dailyCounts)
    .set({ count: sql`greatest(${dailyCounts.count} - 1, 0)` })
    .where(and(eq(dailyCounts.subject, subject), eq(dailyCounts.kind, kind), eq(dailyCounts.day, day)))
}

/** How often it was counted today. */
export async function countedToday(on: Queryable, { subject, kind, day }: DailyCount): Promise<number> {
  const [row] = await on
    .select({ count: dailyCounts.count })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.subject, subject), eq(dailyCounts.kind, kind), eq(dailyCounts.day, day)))
  return row?.count ?? 0
}
