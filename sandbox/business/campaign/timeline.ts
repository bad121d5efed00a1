import { and, eq, sql } from 'drizzle-orm'
import { REWARD_KIND_NAMES } from '@/domain/campaign/reward'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { TimelinePart } from '@sandbox/kernel/timeline'
import { campaignRewards } from './tables'

/** Rewards as they were granted. */
export const rewardsGranted: TimelinePart = async (on, ask) => {
  const at = campaignRewards.grantedAt
  const { follows, order } = timelineOrder(at, sql`'reward-' || ${campaignRewards.rewardId}`, ask)
  const rows = await on
    .select()
    .from(campaignRewards)
    .where(and(eq(campaignRewards.customerId, ask.customerId), eq(campaignRewards.state, 'GRANTED'), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ rewardId, grantedAt, earnedAt, kind, name }) => ({
    at: grantedAt ?? earnedAt,
    entryId: `reward-${rewardId}`,
    group: 'REWARD',
    title: `获得${REWARD_KIND_NAMES[kind]}`,
    note: name,
    about: { subject: 'rewards' },
  }))
}
