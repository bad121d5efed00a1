import { queryMonthBill as call } from '@/contract/account/queryMonthBill'
import { BILL_MONTHS, billTotals, fromElsewhere, NO_PARTS } from '@/domain/account/records'
import { addDays } from '@/domain/dates/day'
import { firstDay, isMonth, monthOf } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth, lastDay } from '@/domain/dates/monthSpan'
import { ok } from '@/domain/result'
import { paidIncome } from '@sandbox/business/holding'
import { accountHandler } from '@sandbox/kernel/scope'
import { balanceAtEndOf, firstDayOf } from '../records/balances'
import { billsOf } from '../records/bill'

export const queryMonthBill = accountHandler(call, async ({ bank, customer, account, today }, { month: asked }) => {
  const on = bank.db.drizzle
  const firstMonth = monthOf(await firstDayOf(on, account))
  const thisMonth = monthOf(today)
  const isThere = asked !== undefined && isMonth(asked) && asked >= firstMonth && asked <= thisMonth
  const month = isThere ? asked : thisMonth
  const months = monthsUpTo(month, firstMonth)
  const [from, through] = [firstDay(month), lastDay(month)]
  const bills = await billsOf(on, bank.capabilities, customer.id, { from: months[0] ?? month, through: month })
  const parts = bills.get(month) ?? NO_PARTS
  const { wealthIncome } = await paidIncome(on, { customerId: customer.id, from, through })
  return ok({
    month,
    firstMonth,
    thisMonth,
    opening: await balanceAtEndOf(on, customer.id, addDays(from, -1)),
    closing: await balanceAtEndOf(on, customer.id, through),
    ...parts,
    ...billTotals(parts),
    wealthIncome,
    months: months.map((each) => ({ month: each, ...fromElsewhere(bills.get(each) ?? NO_PARTS) })),
  })
})

/** The months of a bill's bars, the oldest first: as many as there are, up to those that fit. */
function monthsUpTo(last: Month, first: Month): readonly Month[] {
  const months: Month[] = []
  for (let each = last; each >= first && months.length < BILL_MONTHS; each = addToMonth(each, -1)) months.unshift(each)
  return months
}
