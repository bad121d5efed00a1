import { and, asc, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm'
import { campaignStateAt, CAMPAIGN_MACHINE } from '@/domain/campaign/machine'
import { claimUntilText } from '@/domain/campaign/labels'
import { DAY_MS } from '@/domain/dates/day'
import { sendMessages } from '@sandbox/business/message'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { Tx } from '@sandbox/kernel/db'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { expire } from './claim'
import { catchUpAll } from './earn'
import { campaignRewards, campaigns } from './tables'

/** Days before the end of the time for claiming at which its owner is reminded. */
export const REMINDED_DAYS = 3

/** What wasn't claimed in time goes back to its campaign's budget. */
export const expireRewards: DayEndStep = {
  async run(tx, { at, cursor }) {
    const due = await tx
      .select()
      .from(campaignRewards)
      .where(
        and(
          eq(campaignRewards.state, 'EARNED'),
          lt(campaignRewards.claimUntil, at),
          gt(campaignRewards.rewardId, cursor),
        ),
      )
      .orderBy(asc(campaignRewards.rewardId))
      .limit(BATCH_SIZE)
    // Campaigns are locked first and in one order, as everywhere.
    const acts = [...new Set(due.map(({ actId }) => actId))].sort()
    await tx
      .select()
      .from(campaigns)
      .where(inArray(campaigns.actId, acts))
      .orderBy(campaigns.actId)
      .for('no key update')
    const ids = due.map(({ rewardId }) => rewardId)
    const still = await tx
      .select()
      .from(campaignRewards)
      .where(
        and(
          inArray(campaignRewards.rewardId, ids),
          eq(campaignRewards.state, 'EARNED'),
          // Whoever held the campaign may have given more time.
          lt(campaignRewards.claimUntil, at),
        ),
      )
      .for('no key update')
    for (const row of still) await expire(tx, row, at)
    return nextCursor(ids)
  },
}

/** Tells who hasn't claimed that the time for it ends soon, once. */
export const remindRewards: DayEndStep = {
  async run(tx, { at, cursor }) {
    const due = await tx
      .select()
      .from(campaignRewards)
      .where(
        and(
          eq(campaignRewards.state, 'EARNED'),
          lte(campaignRewards.claimUntil, at + REMINDED_DAYS * DAY_MS),
          isNull(campaignRewards.remindedAt),
          gt(campaignRewards.rewardId, cursor),
        ),
      )
      .orderBy(asc(campaignRewards.rewardId))
      .limit(BATCH_SIZE)
    const ids = due.map(({ rewardId }) => rewardId)
    if (ids.length > 0)
      await tx.update(campaignRewards).set({ remindedAt: at }).where(inArray(campaignRewards.rewardId, ids))
    await sendMessages(
      tx,
      due.map(({ customerId, rewardId, name, claimUntil }) => ({
        ...{ customerId, kind: 'rewardExpiring' as const, title: '活动奖励即将到期', at },
        body: `您的“${name}”尚未领取，请于${claimUntilText(claimUntil)}领取，逾期自动失效。`,
        // Again when the time was made longer.
        source: `rewardExpiring ${rewardId} ${claimUntil}`,
        about: { subject: 'rewards' as const },
      })),
    )
    return nextCursor(ids)
  },
}

/**
 * Keeps the states that time has changed, settles what ended before today, and archives what is over. What customers did in
 * a pause that lasted to the end is promised before.
 */
export const advanceCampaigns: DayEndStep = {
  async run(tx, { at }) {
    const rows = await tx.select().from(campaigns).orderBy(campaigns.actId).for('no key update')
    for (const row of rows) {
      const now = campaignStateAt(row, at)
      if (row.state === 'PAUSED' && now === 'ENDED') await catchUpAll(tx, row.actId, at)
      const settled = (row.state === 'ENDED' ? CAMPAIGN_MACHINE.after(now, 'settle') : undefined) ?? now
      const archived = at > row.claimUntil ? CAMPAIGN_MACHINE.after(settled, 'archive') : undefined
      const state = archived !== undefined && !(await isOwed(tx, row.actId)) ? archived : settled
      if (state !== row.state)
        await tx.update(campaigns).set({ state, changedAt: at }).where(eq(campaigns.actId, row.actId))
    }
    return undefined
  },
}

/** Whether a reward of a campaign is neither paid nor lapsed. */
async function isOwed(tx: Tx, actId: string): Promise<boolean> {
  const owed = and(eq(campaignRewards.actId, actId), inArray(campaignRewards.state, ['EARNED', 'CLAIMED']))
  return (await tx.$count(campaignRewards, owed)) > 0
}
