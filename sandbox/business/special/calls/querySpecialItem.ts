import { querySpecialItem as call } from '@/contract/special/querySpecialItem'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findPayout, wirePayout } from '../items'

export const querySpecialItem = accountHandler(call, async ({ bank, customer }, { itemId }) => {
  const on = bank.db.drizzle
  const found = await findPayout(on, customer.id, itemId)
  return found ? ok(await wirePayout(on, found)) : fail(bankError('SpecialUnknown'))
})
