import { verifyGestureCipherResult as call } from '../../../src/contract/security/verifyGestureCipherResult'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { hasCredential } from '../../session/credentials'
import { sessionHandler } from '../scope'

export const verifyGestureCipherResult = sessionHandler(call, async ({ bank, session }) => {
  if (session.customerId === undefined) return fail(bankError('NotRegistered'))
  const set = await hasCredential(bank.db.drizzle, session.customerId, 'gesture')
  return ok({ gestureCipherResult: set ? '1' : '0' })
})
