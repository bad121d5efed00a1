import { and, eq, gt, or, sql } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { schema } from '@sandbox/kernel/db'
import type { JobBank } from '@sandbox/kernel/scope'
import { familyGrants } from './tables'
import { notifyFamilyCard } from './notify'

/** Shorter than a message is kept, by which it is told once. */
export const LOOKED_BACK_MS = 30 * DAY_MS

/**
 * Tells the other of a card that ended because one of its two closed the account. The database ends it in the closing's own
 * transaction, whoever closes (0035_family_closed.sql); a month's closings are looked at every minute, for a bank that stood still or
 * whose clock was moved, and told once.
 */
export async function notifyClosedFamilyCards({ db, businessNow }: Pick<JobBank, 'db' | 'businessNow'>): Promise<void> {
  const now = await businessNow()
  const { accounts } = schema
  const { id, ownerId, memberId, state, changedAt } = familyGrants
  const isUntold = sql`NOT EXISTS (SELECT FROM messages WHERE source = 'familyCard closed ' || ${id})`
  const ended = await db.drizzle
    .select({ id, ownerId, memberId, closer: accounts.customerId })
    .from(familyGrants)
    .innerJoin(accounts, or(eq(accounts.customerId, ownerId), eq(accounts.customerId, memberId)))
    .where(and(eq(state, 'ENDED'), gt(changedAt, now - LOOKED_BACK_MS), eq(changedAt, accounts.closedAt), isUntold))
  for (const { closer, ...grant } of ended) {
    const byOwner = closer === grant.ownerId
    const body = byOwner ? '您受赠的亲情卡因对方注销账户已停用。' : '您赠送的亲情卡因对方注销账户已停用。'
    const news = { title: '亲情卡已停用', body, now, source: `closed ${grant.id}` }
    await notifyFamilyCard(db.drizzle, byOwner ? grant.memberId : grant.ownerId, news)
  }
}
