import { queryBankCall as call } from '@/contract/security/queryBankCall'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { currentCall } from '../bankCalls'

export const queryBankCall = accountHandler(call, async ({ bank, customer, now }) => {
  const found = await currentCall(bank.db.drizzle, customer.id, now)
  if (!found) return ok({ at: now })
  const { caller, reason, begunAt: since, expiresAt: until } = found
  return ok({ calling: { caller, reason, since, until }, at: now })
})
