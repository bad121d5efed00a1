import { orderMallItem as call } from '@/contract/points/orderMallItem'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { throughGate } from '@sandbox/kernel/crowd'
import type { Through } from '@sandbox/kernel/crowd'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import type { Bank } from '@sandbox/kernel/scope'
import { pointsHandler } from '../handler'
import { findItem, isMade, placeOrder } from '../mall'
import type { MallOrdering } from '../mall'
import type { MallOrder } from '../tables'

/**
 * One try of an order: sold out is said without a transaction, and a crowd waits in the queue rather than fill
 * the database.
 */
export async function orderInCrowd(
  { db, capabilities }: Pick<Bank, 'db' | 'capabilities'>,
  ordering: MallOrdering,
): Promise<Through<Result<MallOrder, BankError>>> {
  const { clientId, customerId, itemId } = ordering
  const item = await findItem(db.drizzle, itemId)
  if (!item) return { done: fail(bankError('MallItemUnknown')) }
  // An order that was made has its answer, whatever is left.
  if (item.stock <= 0 && !(await isMade(db.drizzle, clientId))) return { done: fail(bankError('MallSoldOut')) }
  return throughGate(db, { itemId, customerId }, () =>
    db.transaction((tx) => undoneWhenRefused(tx, (work) => placeOrder(work, capabilities, ordering))),
  )
}

export const orderMallItem = pointsHandler(call, async ({ bank, customer, now }, asked) => {
  const { clientId, itemId, points, delivery, agreed = false } = asked
  const ordering = { clientId, customerId: customer.id, itemId, points, delivery, agreed, now }
  const through = await orderInCrowd(bank, ordering)
  if (through.queue) return ok({ state: 'QUEUED', orderNo: '', queue: through.queue })
  const ordered = through.done
  return ordered.ok ? ok({ state: ordered.value.state, orderNo: ordered.value.orderNo }) : ordered
})
