import { eq } from 'drizzle-orm'
import { resetPayPassword as call } from '@/contract/security/resetPayPassword'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import { setCredential } from '@sandbox/kernel/session/credentials'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { recordEvent } from '@sandbox/kernel/audit'
import { readNewPassword } from '../newPassword'
import { sessionHandler } from '@sandbox/kernel/scope'
import { knownFacts } from '../knownFacts'
import { tellChanged } from '../tellChanged'
import { hasPass, recordIdentity, consumePass } from '@sandbox/business/identity'
import { beginCooling } from '@sandbox/business/transfer'
import { lockCustomer, openAccountNo } from '@sandbox/kernel/session/customers'

/**
 * Works before the gesture, for a customer who knows neither gesture nor password any more: face and phone together
 * replace both.
 */
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
  const used = await consumeSmsCode(on, realNow, customer.mobileNo, 'resetPassword', request.smsCode)
  if (!used.ok) return used
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await consumePass(tx, customerId, 'resetPassword', realNow))) return fail(bankError('FaceMissing'))
    const password = { kind: 'payment', secret: request.newPassword, cost: bank.passwordCost } as const
    await setCredential(tx, { customerId, now, ...password })
    await beginCooling(tx, customerId, now)
    await recordIdentity(tx, { customerId, kind: 'PASSWORD', title: '重置支付密码', at: now })
    await tellChanged(tx, customerId, '支付密码已重置', now)
    await recordEvent(tx, now, 'payPasswordReset', { customerId, sessionId: session.id })
    return ok({})
  })
})
