import { queryMallOrder as call } from '@/contract/points/queryMallOrder'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findMallOrder } from '../mall'
import { orderFacts } from '../wire'

export const queryMallOrder = accountHandler(call, async ({ bank, customer }, { orderNo }) => {
  const order = await findMallOrder(bank.db.drizzle, customer.id, orderNo)
  return order ? ok(orderFacts(order)) : fail(bankError('MallOrderUnknown'))
})
