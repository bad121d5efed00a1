import { setShopOpen as call } from '@/contract/shop/setShopOpen'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { openShop } from '../shops'

export const setShopOpen = accountHandler(call, ({ bank, customer, today }, { open }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    return openShop(tx, customer.id, { open, today })
  }),
)
