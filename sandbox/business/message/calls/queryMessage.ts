import { queryMessage as call } from '@/contract/message/queryMessage'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findMessage } from '../box'
import { knownKinds } from '../knownKinds'

/** Another customer's message gets the same refusal as one that doesn't exist. */
export const queryMessage = accountHandler(call, async ({ bank, customer }, { id }) => {
  const found = await findMessage(bank.db.drizzle, knownKinds(bank.capabilities), customer.id, id)
  return found ? ok(found) : fail(bankError('MessageUnknown'))
})
