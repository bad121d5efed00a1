import { signOut as call } from '@/contract/entry/signOut'
import { ok } from '@/domain/result'
import { endSession } from '@sandbox/kernel/session/sessions'
import { sessionHandler } from '@sandbox/kernel/scope'

export const signOut = sessionHandler(call, async ({ bank, session, realNow }) => {
  await endSession(bank.db.drizzle, session.id, realNow)
  return ok({})
})
