import { withdrawActivity as call } from '@/contract/campaign/withdrawActivity'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { withdraw } from '../withdraw'

export const withdrawActivity = moneyHandler(call, {
  flow: 'in',
  async work(tx, { customer, now }, { clientId, amount }) {
    const done = await withdraw(tx, { customerId: customer.id, clientId, amount, now })
    if (!done.ok) return done
    const { orderNo, balance, at } = done.value
    return ok({ orderNo, amount: done.value.amount, balance, at })
  },
})
