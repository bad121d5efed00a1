import { queryPointEntries as call } from '@/contract/points/queryPointEntries'
import { ok } from '@/domain/result'
import { monthsOf, pageOfEntries } from '../entries'
import { pointsHandler } from '../handler'

export const queryPointEntries = pointsHandler(call, async ({ bank, customer }, asked) => {
  const on = bank.db.drizzle
  const { rows, more } = await pageOfEntries(on, customer.id, asked)
  const months = await monthsOf(on, customer.id, [...new Set(rows.map(({ day }) => day.slice(0, 6)))])
  const entries = rows.map(({ id, kind, memo, points, at, orderNo }) => ({
    ...{ entryId: String(id), kind, memo, points, at },
    ...(orderNo !== null && { orderNo }),
  }))
  return ok({ entries, months, more })
})
