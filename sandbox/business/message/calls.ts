import * as calls from '@/contract/message'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findMessage, markRead, pageOfBox, unreadByGroup } from './box'
import { knownKinds } from './knownKinds'
import { isOptional, settingsOf, setWanted } from './settings'
import { allowSubscriptions } from './subscriptions'

export const queryMessages = accountHandler(calls.queryMessages, async ({ bank, customer }, request) => {
  const kinds = knownKinds(bank.capabilities)
  const on = bank.db.drizzle
  // Counted first, so that whatever is counted is in the list.
  const { unread, upTo } = await unreadByGroup(on, kinds, customer.id)
  const page = await pageOfBox(on, kinds, customer.id, request)
  return ok({ ...page, messages: [...page.messages], unread, ...(upTo !== undefined && { upTo }) })
})

/** Another customer's message gets the same refusal as one that doesn't exist. */
export const queryMessage = accountHandler(calls.queryMessage, async ({ bank, customer }, { id }) => {
  const found = await findMessage(bank.db.drizzle, knownKinds(bank.capabilities), customer.id, id)
  return found ? ok(found) : fail(bankError('MessageUnknown'))
})

export const readMessages = accountHandler(calls.readMessages, async ({ bank, customer, now }, request) => {
  const kinds = knownKinds(bank.capabilities)
  const on = bank.db.drizzle
  if (!(await markRead(on, kinds, { ...request, customerId: customer.id, now })))
    return fail(bankError('MessageUnknown'))
  return ok({ unread: (await unreadByGroup(on, kinds, customer.id)).unread })
})

export const queryMessageSettings = accountHandler(calls.queryMessageSettings, async ({ bank, customer }) => {
  const { capabilities, db, services } = bank
  return ok({ kinds: await settingsOf(db.drizzle, knownKinds(capabilities), services.subscriptions, customer) })
})

/** Fails for an unknown kind, as for one that can't be turned off. */
export const setMessageSettings = accountHandler(
  calls.setMessageSettings,
  async ({ bank, customer, now }, { kind, wanted }) => {
    if (!isOptional(knownKinds(bank.capabilities), kind)) return fail(bankError('MessageNotOptional'))
    await setWanted(bank.db.drizzle, { customer, kind, wanted, now })
    return ok({})
  },
)

/** Refuses kinds without a template; a permission that the customer never gave is refused by WeChat itself. */
export const allowSubscriptionMessages = accountHandler(calls.allowSubscriptionMessages, async (scope, { kinds }) => {
  const { bank, customer, session, now } = scope
  const asked = kinds.every((kind) => bank.services.subscriptions.templateOf(kind) !== undefined)
  if (!asked || session.openId === null) return fail(bankError('InvalidRequest'))
  await allowSubscriptions(bank.db.drizzle, { customerId: customer.id, openId: session.openId, kinds, now })
  return ok({})
})
