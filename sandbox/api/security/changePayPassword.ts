import { changePayPassword as call } from '../../../src/contract/security/changePayPassword'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { setCredential } from '../../session/credentials'
import { recordEvent } from '../audit'
import { readNewPassword } from '../newPassword'
import { checkPayPassword } from '../payPassword'
import { accountHandler } from '../scope'
import { knownFacts } from './knownFacts'

/** A weak or unchanged new password is refused first: it should cost nobody a guess. */
export const changePayPassword = accountHandler(call, async ({ bank, customer, session, now }, request) => {
  const { oldPassword, newPassword } = request
  const allowed = readNewPassword(newPassword, knownFacts(customer))
  if (!allowed.ok) return allowed
  if (newPassword === oldPassword) return fail(bankError('PasswordSame'))
  const on = bank.db.drizzle
  const known = await checkPayPassword(on, customer.id, oldPassword, now)
  if (!known.ok) return known
  await setCredential(on, customer.id, 'payment', newPassword, now)
  await recordEvent(on, now, 'payPasswordChanged', { customerId: customer.id, sessionId: session.id })
  return ok({})
})
