import { queryWithdrawals as call } from '@/contract/campaign/queryWithdrawals'
import { WITHDRAWALS_A_DAY } from '@/domain/campaigns/withdrawal'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { balanceOf } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { activityMoney } from '../accounts'
import { pageOfWithdrawals, withdrawalOf, withdrawnOn } from '../withdraw'

export const queryWithdrawals = accountHandler(call, async ({ bank, customer, today }, { orderNo, after }) => {
  const on = bank.db.drizzle
  const one = orderNo === undefined ? undefined : await withdrawalOf(on, customer.id, orderNo)
  if (orderNo !== undefined && !one) return fail(bankError('OrderUnknown'))
  const { rows, more } = one ? { rows: [one], more: false } : await pageOfWithdrawals(on, customer.id, after)
  const balance = await balanceOf(on, activityMoney(customer.id))
  const timesLeft = Math.max(0, WITHDRAWALS_A_DAY - (await withdrawnOn(on, customer.id, today)))
  return ok({
    withdrawals: rows.map((row) => ({ orderNo: row.orderNo, amount: row.amount, balance: row.balance, at: row.at })),
    more,
    balance,
    timesLeft,
  })
})
