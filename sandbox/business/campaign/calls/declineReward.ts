import { declineReward as call } from '@/contract/campaign/declineReward'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { decline } from '../claim'
import { wireRewards } from '../wire'

export const declineReward = accountHandler(call, ({ bank, customer, now }, { rewardId }) =>
  bank.db.transaction(async (tx) => {
    const declined = await decline(tx, { customerId: customer.id, rewardId, now })
    if (!declined.ok) return declined
    const [wired] = await wireRewards(tx, [declined.value])
    if (!wired) throw new Error(`${rewardId} was declined and isn't there`)
    return ok(wired)
  }),
)
