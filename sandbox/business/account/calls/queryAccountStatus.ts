import { queryAccountStatus as call } from '@/contract/account/queryAccountStatus'
import { idCardTermOf } from '@/domain/account/idCardTerm'
import { restrictionOf } from '@/domain/account/restriction'
import { ok } from '@/domain/result'
import { unreadOf } from '@sandbox/business/message'
import { accountState } from '@sandbox/kernel/session/access'
import { isLost } from '@sandbox/kernel/session/lost'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryAccountStatus = accountHandler(call, async ({ bank, customer, account, today }) => {
  const on = bank.db.drizzle
  const state = accountState(account)
  const idCardTerm = idCardTermOf(customer.idCardUntil, today)
  const restriction = restrictionOf({ ...state, idCardTerm, lost: await isLost(on, 'ACCOUNT', account.acctNo) })
  return ok({ ...state, unreadMessages: await unreadOf(on, customer.id), ...(restriction && { restriction }) })
})
