import { setGesturePassword as call } from '@/contract/security/setGesturePassword'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { checkGesture } from '@/domain/validation/gesture'
import { setCredential } from '@sandbox/kernel/session/credentials'
import { endSessionsOf, signIn } from '@sandbox/kernel/session/sessions'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler } from '@sandbox/kernel/scope'
import { recordLogin } from '../logins'
import { tellChanged } from '../tellChanged'
import { checkPayPassword } from '@sandbox/kernel/session/payPassword'

/** Also unlocks a locked gesture: the new one begins without failures. */
export const setGesturePassword = sessionHandler(call, async (scope, request) => {
  const { bank, session, now, realNow } = scope
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  // Checked before the password, so that a weak pattern doesn't use up a guess.
  if (!checkGesture([...request.pattern].map(Number)).ok) return fail(bankError('GestureWeak'))
  const allowed = await bank.db.transaction((tx) => checkPayPassword(tx, scope, customerId, request.password))
  if (!allowed.ok) return allowed
  const gesture = { kind: 'gesture', secret: request.pattern, cost: bank.passwordCost } as const
  await bank.db.transaction(async (tx) => {
    await setCredential(tx, { customerId, now, ...gesture })
    await endSessionsOf(tx, customerId, realNow)
    await tellChanged(tx, customerId, '手势密码已设置', now)
    await recordLogin(tx, { customerId, at: now, device: session.channel, outcome: 'right' })
    await recordEvent(tx, now, 'gestureSet', { customerId, sessionId: session.id })
  })
  return ok(await signIn(bank.db, session, realNow))
})
