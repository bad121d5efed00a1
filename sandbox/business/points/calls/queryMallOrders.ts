import { queryMallOrders as call } from '@/contract/points/queryMallOrders'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfMallOrders } from '../mall'
import { orderLine } from '../wire'

/** Also while points are off: what was ordered is still sent. */
export const queryMallOrders = accountHandler(call, async ({ bank, customer }, { after }) => {
  const { rows, more } = await pageOfMallOrders(bank.db.drizzle, customer.id, after)
  return ok({ orders: rows.map(orderLine), more })
})
