import { queryMessages as call } from '@/contract/message/queryMessages'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfBox, unreadByGroup } from '../box'
import { knownKinds } from '../knownKinds'

export const queryMessages = accountHandler(call, async ({ bank, customer }, request) => {
  const kinds = knownKinds(bank.capabilities)
  const on = bank.db.drizzle
  const page = await pageOfBox(on, kinds, customer.id, request)
  return ok({ ...page, messages: [...page.messages], unread: await unreadByGroup(on, kinds, customer.id) })
})
