import { allowSubscriptionMessages as call } from '@/contract/message/allowSubscriptionMessages'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { allowSubscriptions } from '../subscriptions'

/** Refuses kinds without a template; a permission that the customer never gave is refused by WeChat itself. */
export const allowSubscriptionMessages = accountHandler(call, async (scope, { kinds }) => {
  const { bank, customer, session, now } = scope
  const asked = kinds.every((kind) => bank.services.subscriptions.templateOf(kind) !== undefined)
  if (!asked || session.openId === null) return fail(bankError('InvalidRequest'))
  await allowSubscriptions(bank.db.drizzle, { customerId: customer.id, openId: session.openId, kinds, now })
  return ok({})
})
