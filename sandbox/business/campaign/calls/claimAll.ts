import { claimAll as call } from '@/contract/campaign/claimAll'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import { claim, lockCampaignsOf } from '../claim'
import type { RewardRow } from '../tables'
import { wireRewards } from '../wire'

/**
 * Each on a savepoint of its own, with all their campaigns locked before in one order, so that two such calls lock nothing
 * crosswise. When none can be claimed the first reason is the answer.
 */
export const claimAll = moneyHandler(call, {
  flow: 'in',
  passwordless: true,
  async work(tx, { bank, customer, now }, { rewards }) {
    const claimed: RewardRow[] = []
    const refused: { rewardId: string; reason: BankError }[] = []
    const asked = new Map(rewards.map(({ rewardId, amount }) => [rewardId, amount]))
    for (const rewardId of await lockCampaignsOf(tx, customer.id, [...asked.keys()])) {
      const one = { rewardId, amount: asked.get(rewardId) ?? 0, customerId: customer.id, now }
      const done = await undoneWhenRefused(tx, (within) => claim(within, bank.capabilities, one))
      if (done.ok) claimed.push(done.value)
      else refused.push({ rewardId, reason: done.error })
    }
    const [first] = refused
    if (first && claimed.length === 0) return fail(first.reason)
    return ok({
      claimed: await wireRewards(tx, claimed),
      refused: refused.map(({ rewardId, reason }) => ({ rewardId, reason: reason.message })),
    })
  },
})
