import { movePot as call } from '@/contract/pots/movePot'
import { bankError } from '@/domain/errors/catalogue'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { movePotBy } from '../move'
import { findPot } from '../pots'

export const movePot = moneyHandler(call, {
  flow: ({ direction }) => (direction === 'OUT' ? 'back' : 'out'),
  passwordless: true,
  keeper: async (on, { customer }, { potId }) =>
    potId === undefined || (await findPot(on, customer.id, potId)) ? undefined : bankError('PotUnknown'),
  async work(tx, { customer, now }, { potId, direction, amount, clientId }) {
    const moved = await movePotBy(tx, { customerId: customer.id, potId, direction, amount, clientId, now })
    if (!moved.ok) return moved
    const { orderNo, balance, at } = moved.value
    return ok({ orderNo, amount, balance, at })
  },
})
