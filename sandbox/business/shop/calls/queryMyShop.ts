import { queryMyShop as call } from '@/contract/shop/queryMyShop'
import { accountHandler } from '@sandbox/kernel/scope'
import { readOwn } from '../shops'

export const queryMyShop = accountHandler(call, ({ bank, customer, today }) =>
  readOwn(bank.db.drizzle, customer.id, today),
)
