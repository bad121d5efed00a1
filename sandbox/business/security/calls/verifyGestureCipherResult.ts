import { verifyGestureCipherResult as call } from '@/contract/security/verifyGestureCipherResult'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { hasCredential } from '@sandbox/kernel/session/credentials'
import { sessionHandler } from '@sandbox/kernel/scope'

export const verifyGestureCipherResult = sessionHandler(call, async ({ bank, session }) => {
  if (session.customerId === undefined) return fail(bankError('NotRegistered'))
  const set = await hasCredential(bank.db.drizzle, session.customerId, 'gesture')
  return ok({ gestureCipherResult: set ? '1' : '0' })
})
