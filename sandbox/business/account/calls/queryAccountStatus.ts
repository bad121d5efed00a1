import { queryAccountStatus as call } from '@/contract/account/queryAccountStatus'
import { ok } from '@/domain/result'
import { unreadOf } from '@sandbox/business/message'
import { accountState } from '@sandbox/kernel/session/access'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryAccountStatus = accountHandler(call, async ({ bank, customer, account }) =>
  ok({ ...accountState(account), unreadMessages: await unreadOf(bank.db.drizzle, customer.id) }),
)
