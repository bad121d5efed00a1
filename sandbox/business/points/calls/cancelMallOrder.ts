import { cancelMallOrder as call } from '@/contract/points/cancelMallOrder'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { cancelOrder, findMallOrder } from '../mall'
import { orderFacts } from '../wire'

/** Also while points are off: what was paid comes back. */
export const cancelMallOrder = accountHandler(call, ({ bank, customer, now }, { orderNo }) =>
  bank.db.transaction(async (tx) => {
    const order = await findMallOrder(tx, customer.id, orderNo)
    if (!order) return fail(bankError('MallOrderUnknown'))
    const cancelled = await cancelOrder(tx, order, now, 'CUSTOMER')
    return cancelled.ok ? ok(orderFacts(cancelled.value)) : cancelled
  }),
)
