import { moveSub as call } from '@/contract/subaccount/moveSub'
import { ok } from '@/domain/result'
import { balanceOf } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { subMoney } from '../accounts'
import { moveOwn } from '../move'

export const moveSub = moneyHandler(call, {
  flow: ({ direction }) => (direction === 'OUT' ? 'back' : 'out'),
  async work(tx, { customer, now }, { acctId, direction, amount, clientId }) {
    const customerId = customer.id
    const moved = await moveOwn(tx, { customerId, acctId, direction, amount, clientId, now })
    if (!moved.ok) return moved
    const { orderNo, at } = moved.value
    return ok({ orderNo, amount, balance: await balanceOf(tx, subMoney({ acctId, customerId })), at })
  },
})
