import { queryBalanceDays as call } from '@/contract/account/queryBalanceDays'
import { addDays } from '@/domain/dates/day'
import { addFen, fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { balancesOf, firstDayOf } from '../records/balances'

export const queryBalanceDays = accountHandler(call, async ({ bank, customer, account, today }, { days }) => {
  const on = bank.db.drizzle
  const first = await firstDayOf(on, account)
  const wanted = addDays(today, 1 - days)
  const points = await balancesOf(on, customer.id, first > wanted ? first : wanted, today)
  const total = addFen(...points.map(({ balance }) => balance))
  return ok({
    points,
    average: fen(Math.floor(total / points.length)),
    highest: points.reduce((best, point) => (point.balance >= best.balance ? point : best)),
  })
})
