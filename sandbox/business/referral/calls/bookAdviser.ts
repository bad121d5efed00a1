import { bookAdviser as call } from '@/contract/referral/bookAdviser'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { bookAny } from '../advisers'

export const bookAdviser = accountHandler(call, ({ bank, customer, now, today }, asked) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    return bookAny(tx, customer.id, asked, { now, today })
  }),
)
