import { setGesturePassword as call } from '../../../src/contract/security/setGesturePassword'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { checkGesture } from '../../../src/domain/validation/gesture'
import { setCredential } from '../../session/credentials'
import { endSessionsOf, signIn } from '../../session/sessions'
import { recordEvent } from '../audit'
import { checkPayPassword } from '../payPassword'
import { sessionHandler } from '../scope'

/** Also the way out of a locked gesture: the new one begins without failures. */
export const setGesturePassword = sessionHandler(call, async (scope, request) => {
  const { bank, session, now, realNow } = scope
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  // Before the password is asked: a weak pattern should cost nobody a guess.
  if (!checkGesture([...request.pattern].map(Number)).ok) return fail(bankError('GestureWeak'))
  const on = bank.db.drizzle
  const allowed = await checkPayPassword(on, scope, customerId, request.password)
  if (!allowed.ok) return allowed
  const gesture = { kind: 'gesture', secret: request.pattern, cost: bank.passwordCost } as const
  await setCredential(on, { customerId, now, ...gesture })
  await endSessionsOf(on, customerId, realNow)
  await recordEvent(on, now, 'gestureSet', { customerId, sessionId: session.id })
  return ok(await signIn(bank.db, session, realNow))
})
