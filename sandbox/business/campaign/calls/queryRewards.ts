import { queryRewards as call } from '@/contract/campaign/queryRewards'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { balanceOf } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { activityMoney } from '../accounts'
import { pageOfRewards, wireRewards } from '../wire'

export const queryRewards = accountHandler(call, async ({ bank, customer }, request) => {
  const on = bank.db.drizzle
  const { rows, more } = await pageOfRewards(on, customer.id, request)
  if (request.rewardId !== undefined && rows.length === 0) return fail(bankError('RewardUnknown'))
  return ok({ rewards: await wireRewards(on, rows), more, balance: await balanceOf(on, activityMoney(customer.id)) })
})
