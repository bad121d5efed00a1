import { queryIncome as call } from '@/contract/holding/queryIncome'
import { dayOfInstant } from '@/domain/dates/instant'
import { isMonth, monthOf } from '@/domain/dates/month'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { monthIncome } from '../income'

export const queryIncome = accountHandler(call, async ({ bank, customer, account, today }, { month }) =>
  ok(
    await monthIncome(bank.db.drizzle, {
      customerId: customer.id,
      month: month !== undefined && isMonth(month) ? month : monthOf(today),
      today,
      since: dayOfInstant(account.openedAt),
    }),
  ),
)
