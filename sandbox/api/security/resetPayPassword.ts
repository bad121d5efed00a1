import { eq } from 'drizzle-orm'
import { resetPayPassword as call } from '../../../src/contract/security/resetPayPassword'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { schema } from '../../db'
import { hasPass, usePass } from '../../identity/facePasses'
import { recordIdentity } from '../../identity/records'
import { openAccountNo } from '../../onboarding/state'
import { lockCustomer } from '../../onboarding/takeStep'
import { setCredential } from '../../session/credentials'
import { useSmsCode } from '../../session/smsCodes'
import { recordEvent } from '../audit'
import { readNewPassword } from '../newPassword'
import { sessionHandler } from '../scope'
import { knownFacts } from './knownFacts'

/** For who knows neither gesture nor password any more, so before the gesture: face and phone together stand for both. */
export const resetPayPassword = sessionHandler(call, async ({ bank, session, now, realNow }, request) => {
  const { customerId } = session
  const on = bank.db.drizzle
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const [customer] = await on.select().from(schema.customers).where(eq(schema.customers.id, customerId))
  if (!customer?.mobileNo || (await openAccountNo(on, customerId)) === undefined)
    return fail(bankError('AccountMissing'))
  const allowed = readNewPassword(request.newPassword, knownFacts(customer))
  if (!allowed.ok) return allowed
  if (!(await hasPass(on, customerId, 'resetPassword', realNow))) return fail(bankError('FaceMissing'))
  const used = await useSmsCode(on, realNow, customer.mobileNo, 'resetPassword', request.smsCode)
  if (!used.ok) return used
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await usePass(tx, customerId, 'resetPassword', realNow))) return fail(bankError('FaceMissing'))
    const password = { kind: 'payment', secret: request.newPassword, cost: bank.passwordCost } as const
    await setCredential(tx, { customerId, now, ...password })
    await recordIdentity(tx, { customerId, kind: 'PASSWORD', title: '重置支付密码', at: now })
    await recordEvent(tx, now, 'payPasswordReset', { customerId, sessionId: session.id })
    return ok({})
  })
})
