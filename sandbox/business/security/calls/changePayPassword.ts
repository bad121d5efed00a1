import { changePayPassword as call } from '@/contract/security/changePayPassword'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { setCredential } from '@sandbox/kernel/session/credentials'
import { recordEvent } from '@sandbox/kernel/audit'
import { readNewPassword } from '../newPassword'
import { accountHandler } from '@sandbox/kernel/scope'
import { knownFacts } from '../knownFacts'
import { tellChanged } from '../tellChanged'
import { checkPayPassword } from '@sandbox/kernel/session/payPassword'

/** A weak or unchanged new password is refused first, so that it doesn't use up a guess of the old one. */
export const changePayPassword = accountHandler(call, async (scope, request) => {
  const { bank, customer, session, now } = scope
  const { oldPassword, newPassword } = request
  const allowed = readNewPassword(newPassword, knownFacts(customer))
  if (!allowed.ok) return allowed
  if (newPassword === oldPassword) return fail(bankError('PasswordSame'))
  const known = await bank.db.transaction((tx) => checkPayPassword(tx, scope, customer.id, oldPassword))
  if (!known.ok) return known
  const password = { kind: 'payment', secret: newPassword, cost: bank.passwordCost } as const
  return bank.db.transaction(async (tx) => {
    await setCredential(tx, { customerId: customer.id, now, ...password })
    await tellChanged(tx, customer.id, '支付密码已修改', now)
    await recordEvent(tx, now, 'payPasswordChanged', { customerId: customer.id, sessionId: session.id })
    return ok({})
  })
})
