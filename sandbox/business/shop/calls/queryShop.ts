import { queryShop as call } from '@/contract/shop/queryShop'
import { publicHandler } from '@sandbox/kernel/scope'
import { readShop } from '../shops'

export const queryShop = publicHandler(call, ({ bank, today }, { salesId }) =>
  readShop(bank.db.drizzle, salesId, today),
)
