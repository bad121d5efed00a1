import { queryMessages as call } from '@/contract/message/queryMessages'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfBox, unreadByGroup } from '../box'
import { knownKinds } from '../knownKinds'

export const queryMessages = accountHandler(call, async ({ bank, customer }, request) => {
  const kinds = knownKinds(bank.capabilities)
  const on = bank.db.drizzle
  // Counted first, so that whatever is counted is in the list.
  const { unread, upTo } = await unreadByGroup(on, kinds, customer.id)
  const page = await pageOfBox(on, kinds, customer.id, request)
  return ok({ ...page, messages: [...page.messages], unread, ...(upTo !== undefined && { upTo }) })
})
