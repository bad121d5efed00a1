import { closePot as call } from '@/contract/pots/closePot'
import { bankError } from '@/domain/errors/catalogue'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { closePotOf } from '../move'
import { findPot } from '../pots'

export const closePot = moneyHandler(call, {
  flow: 'back',
  passwordless: true,
  keeper: async (on, { customer }, { potId }) =>
    potId === undefined || (await findPot(on, customer.id, potId)) ? undefined : bankError('PotUnknown'),
  work: (tx, { customer, now }, { potId, clientId }) =>
    closePotOf(tx, { customerId: customer.id, potId, clientId, now }),
})
