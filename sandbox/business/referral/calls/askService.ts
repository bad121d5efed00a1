import { askService as call } from '@/contract/referral/askService'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { book } from '../appointments'

export const askService = accountHandler(call, ({ bank, customer, now, today }, asked) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    return book(tx, customer.id, asked, { now, today })
  }),
)
