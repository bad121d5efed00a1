import { saveShop as call } from '@/contract/shop/saveShop'
import { actorOf } from '@sandbox/business/approval'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { keepShop } from '../shops'

export const saveShop = accountHandler(call, (scope, given) => {
  const { bank, customer, now, today } = scope
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const actor = await actorOf(scope, tx)
    return keepShop(tx, { capabilities: bank.capabilities, actor, customerId: customer.id, now, today }, given)
  })
})
