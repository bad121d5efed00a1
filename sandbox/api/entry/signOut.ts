import { signOut as call } from '../../../src/contract/entry/signOut'
import { ok } from '../../../src/domain/result'
import { endSession } from '../../session/sessions'
import { sessionHandler } from '../scope'

export const signOut = sessionHandler(call, async ({ bank, session, realNow }) => {
  await endSession(bank.db.drizzle, session.id, realNow)
  return ok({})
})
