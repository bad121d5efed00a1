import { setMessageSettings as call } from '@/contract/message/setMessageSettings'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { knownKinds } from '../knownKinds'
import { isOptional, setWanted } from '../settings'

/** A kind that doesn't exist can't be turned off either. */
export const setMessageSettings = accountHandler(call, async ({ bank, customer, now }, { kind, wanted }) => {
  if (!isOptional(knownKinds(bank.capabilities), kind)) return fail(bankError('MessageNotOptional'))
  await setWanted(bank.db.drizzle, { customerId: customer.id, kind, wanted, now })
  return ok({})
})
