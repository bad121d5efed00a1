import { queryInviter as call } from '@/contract/referral/queryInviter'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { relationOf, wireOwn } from '../graph'

export const queryInviter = sessionHandler(call, async ({ bank, session, today }) => {
  const on = bank.db.drizzle
  const one = await relationOf(on, session)
  return ok(one ? { relation: await wireOwn(on, one, today) } : {})
})
