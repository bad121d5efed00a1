import { and, eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { ACTIVITY_MONEY } from './accounts'
import { expire } from './claim'
import { lockCampaign } from './find'
import { campaignRewards } from './tables'
import { withdrawAll } from './withdraw'

const rewardsIn = (customerId: string, state: 'EARNED' | 'CLAIMED') =>
  and(eq(campaignRewards.customerId, customerId), eq(campaignRewards.state, state))

/** Money of red packets is paid out with the account and what is being looked at is awaited; what wasn't claimed lapses. */
export const campaignClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const held = await on.$count(campaignRewards, rewardsIn(customerId, 'CLAIMED'))
    return [
      ...finding('heldRewards', held),
      ...finding('rewards', await on.$count(campaignRewards, rewardsIn(customerId, 'EARNED'))),
    ]
  },
  async lock(tx, { customerId, now }) {
    const { actId } = campaignRewards
    const acts = await tx
      .selectDistinct({ actId })
      .from(campaignRewards)
      .where(rewardsIn(customerId, 'EARNED'))
      .orderBy(actId)
    for (const one of acts) await lockCampaign(tx, one.actId, now)
  },
  alongside: { kind: ACTIVITY_MONEY, bring: (tx, { customerId, now }) => withdrawAll(tx, customerId, now) },
  async closed(tx, { customerId, now }) {
    const open = await tx
      .select()
      .from(campaignRewards)
      .where(rewardsIn(customerId, 'EARNED'))
      .orderBy(campaignRewards.actId)
    for (const row of open) {
      await lockCampaign(tx, row.actId, now)
      await expire(tx, row, now)
    }
  },
}
