import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { MARKETING_EXPENSE } from '@sandbox/business/voucher'
import type { Tx } from '@sandbox/kernel/db'
import { post } from '@sandbox/kernel/ledger'
import type { Grant, RewardGiver, RewardGivers } from '@sandbox/kernel/rewards'
import { activityMoney, TAX_PAYABLE } from './accounts'

/** Pays the tax of a thing that was won: its winner gets the thing whole. */
export async function payPrizeTax(tx: Tx, { rewardId, tax, now }: Grant): Promise<Result<void, BankError>> {
  if (tax === undefined) throw new Error(`${rewardId}: nobody has reckoned the tax of a thing`)
  if (tax <= 0) return ok(undefined)
  const posted = await post(tx, {
    id: `reward:${rewardId}`,
    kind: 'prizeTaxPaid',
    entries: [
      { account: MARKETING_EXPENSE, amount: -tax },
      { account: TAX_PAYABLE, amount: tax },
    ],
    at: now,
  })
  return posted.ok ? ok(undefined) : fail(posted.error)
}

/** Pays a red packet: what is left after tax to its owner, the tax to what the bank owes the tax office. */
const redPacket: RewardGiver = {
  knows: (prize) => prize === '',
  costs: (_prize, amount) => amount,
  async give(tx, { customerId, rewardId, amount, tax, now }) {
    if (tax === undefined) throw new Error(`${rewardId}: nobody has reckoned the tax of a red packet`)
    const posted = await post(tx, {
      id: `reward:${rewardId}`,
      kind: 'rewardGranted',
      entries: [
        { account: MARKETING_EXPENSE, amount: -amount },
        { account: activityMoney(customerId), amount: amount - tax },
        { account: TAX_PAYABLE, amount: tax },
      ],
      at: now,
    })
    return posted.ok ? ok(undefined) : fail(posted.error)
  },
}

export const campaignRewardGivers: RewardGivers = { RED_PACKET: redPacket }
