import { and, eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosingTies } from '@sandbox/kernel/capability'
import { balanceOf } from '@sandbox/kernel/ledger'
import { activityMoney } from './accounts'
import { expire } from './claim'
import { lockCampaign } from './find'
import { campaignRewards } from './tables'

const rewardsIn = (customerId: string, state: 'EARNED' | 'CLAIMED') =>
  and(eq(campaignRewards.customerId, customerId), eq(campaignRewards.state, state))

/** Money of red packets is withdrawn first and what is being looked at is awaited; what wasn't claimed lapses. */
export const campaignClosing: ClosingTies = {
  async find(on, { customerId }) {
    const held = await on.$count(campaignRewards, rewardsIn(customerId, 'CLAIMED'))
    const money = (await balanceOf(on, activityMoney(customerId))) > 0 ? 1 : 0
    return [
      ...finding('activityMoney', 'blocks', held + money),
      ...finding('rewards', 'lapses', await on.$count(campaignRewards, rewardsIn(customerId, 'EARNED'))),
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
