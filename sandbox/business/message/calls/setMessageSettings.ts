import { setMessageSettings as call } from '@/contract/message/setMessageSettings'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { knownKinds } from '../knownKinds'
import { isOptional, setWanted } from '../settings'

/** Fails for an unknown kind, as for one that can't be turned off. */
export const setMessageSettings = accountHandler(call, async ({ bank, customer, now }, { kind, wanted }) => {
  if (!isOptional(knownKinds(bank.capabilities), kind)) return fail(bankError('MessageNotOptional'))
  await setWanted(bank.db.drizzle, { customer, kind, wanted, now })
  return ok({})
})
