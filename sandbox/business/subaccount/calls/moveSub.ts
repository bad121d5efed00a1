import { moveSub as call } from '@/contract/subaccount/moveSub'
import { bankError } from '@/domain/errors/catalogue'
import { ok } from '@/domain/result'
import { balanceOf } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { subMoney } from '../accounts'
import { moveOwn, stateRefusal } from '../move'
import { findSub } from '../subAccounts'

export const moveSub = moneyHandler(call, {
  flow: ({ direction }) => (direction === 'OUT' ? 'back' : 'out'),
  keeper: async (on, { customer }, { acctId, direction = 'IN' }) => {
    if (acctId === undefined) return undefined
    const sub = await findSub(on, customer.id, acctId)
    return sub ? stateRefusal(sub, direction === 'IN' ? 'fund' : 'takeBack') : bankError('SubAccountUnknown')
  },
  async work(tx, { customer, now }, { acctId, direction, amount, clientId }) {
    const customerId = customer.id
    const moved = await moveOwn(tx, { customerId, acctId, direction, amount, clientId, now })
    if (!moved.ok) return moved
    const { orderNo, at } = moved.value
    return ok({ orderNo, amount, balance: await balanceOf(tx, subMoney({ acctId, customerId })), at })
  },
})
