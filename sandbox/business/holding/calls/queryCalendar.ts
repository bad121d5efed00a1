import { queryCalendar as call } from '@/contract/holding/queryCalendar'
import { dayOfInstant } from '@/domain/dates/instant'
import { isMonth, monthOf } from '@/domain/dates/month'
import { ok } from '@/domain/result'
import { monthCalendar } from '../calendar'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryCalendar = accountHandler(call, async ({ bank, customer, account, today }, request) => {
  const { month } = request
  return ok(
    await monthCalendar(bank.db.drizzle, {
      customerId: customer.id,
      month: month !== undefined && isMonth(month) ? month : monthOf(today),
      today,
      since: dayOfInstant(account.openedAt),
    }),
  )
})
