import { claimReward as call } from '@/contract/campaign/claimReward'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { claim } from '../claim'
import { wireRewards } from '../wire'

export const claimReward = moneyHandler(call, {
  flow: 'in',
  passwordless: true,
  async work(tx, { bank, customer, now }, { rewardId, amount }) {
    const claimed = await claim(tx, bank.capabilities, { customerId: customer.id, rewardId, amount, now })
    if (!claimed.ok) return claimed
    const [wired] = await wireRewards(tx, [claimed.value])
    if (!wired) throw new Error(`${rewardId} was claimed and isn't there`)
    return ok(wired)
  },
})
