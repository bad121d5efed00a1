import * as calls from '@/contract/shop'
import { actorOf } from '@sandbox/business/approval'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { keepShop, openShop, readOwn, readShop } from './shops'

export const queryShop = publicHandler(calls.queryShop, ({ bank, today }, { salesId }) =>
  readShop(bank.db.drizzle, salesId, today),
)

export const queryMyShop = accountHandler(calls.queryMyShop, ({ bank, customer, today }) =>
  readOwn(bank.db.drizzle, customer.id, today),
)

export const saveShop = accountHandler(calls.saveShop, (scope, given) => {
  const { bank, customer, now, today } = scope
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const actor = await actorOf(scope, tx)
    return keepShop(tx, { capabilities: bank.capabilities, actor, customerId: customer.id, now, today }, given)
  })
})

export const setShopOpen = accountHandler(calls.setShopOpen, ({ bank, customer, today }, { open }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    return openShop(tx, customer.id, { open, today })
  }),
)
