import { queryAccountStatus as call } from '@/contract/account/queryAccountStatus'
import { idCardTermOf } from '@/domain/account/idCardTerm'
import { ok } from '@/domain/result'
import { unreadOf } from '@sandbox/business/message'
import { accountState } from '@sandbox/kernel/session/access'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryAccountStatus = accountHandler(call, async ({ bank, customer, account, today }) => {
  const term = idCardTermOf(customer.idCardUntil, today)
  return ok({
    ...accountState(account),
    unreadMessages: await unreadOf(bank.db.drizzle, customer.id),
    ...(term !== undefined && { idCardTerm: term }),
  })
})
