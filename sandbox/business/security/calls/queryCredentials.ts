import { queryCredentials as call } from '@/contract/security/queryCredentials'
import { JUST_CHANGED_MS } from '@/domain/credentials/changes'
import { ok } from '@/domain/result'
import { readOutLimits } from '@sandbox/business/transfer'
import { accountHandler } from '@sandbox/kernel/scope'
import { heldCredentials } from '../heldCredentials'

export const queryCredentials = accountHandler(call, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const credentials = await heldCredentials(on, customer.id, now)
  const [latest] = [...credentials].sort((a, b) => b.changedAt - a.changedAt)
  const { coolingUntil } = await readOutLimits(on, customer.id, now)
  return ok({
    credentials,
    ...(latest && now - latest.changedAt < JUST_CHANGED_MS
      ? { justChanged: { credential: latest.credential, at: latest.changedAt } }
      : {}),
    ...(coolingUntil === undefined ? {} : { coolingUntil }),
  })
})
