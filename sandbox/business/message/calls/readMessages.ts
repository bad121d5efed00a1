import { readMessages as call } from '@/contract/message/readMessages'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { markRead, unreadByGroup } from '../box'
import { knownKinds } from '../knownKinds'

export const readMessages = accountHandler(call, async ({ bank, customer, now }, request) => {
  const kinds = knownKinds(bank.capabilities)
  const on = bank.db.drizzle
  if (!(await markRead(on, kinds, { ...request, customerId: customer.id, now })))
    return fail(bankError('MessageUnknown'))
  return ok({ unread: (await unreadByGroup(on, kinds, customer.id)).unread })
})
