import { receiveMallOrder as call } from '@/contract/points/receiveMallOrder'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findMallOrder, moveOrder } from '../mall'
import { orderFacts } from '../wire'

export const receiveMallOrder = accountHandler(call, ({ bank, customer, now }, { orderNo }) =>
  bank.db.transaction(async (tx) => {
    const order = await findMallOrder(tx, customer.id, orderNo)
    if (!order) return fail(bankError('MallOrderUnknown'))
    const received = await moveOrder(tx, order, 'receive', { endedAt: now })
    return received.ok ? ok(orderFacts(received.value)) : received
  }),
)
