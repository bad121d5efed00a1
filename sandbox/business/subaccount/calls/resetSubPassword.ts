import { resetSubPassword as call } from '@/contract/subaccount/resetSubPassword'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { tellChanged } from '@sandbox/business/security'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { keptApart, readSubPassword, setPassword } from '../passwords'
import { findSub, lockSub, lostRefusal } from '../subAccounts'
import { calledSub } from '../tell'

/** Face and phone together stand for the password that was forgotten. */
export const resetSubPassword = accountHandler(call, async (scope, { acctId, smsCode, newPassword: secret }) => {
  const { bank, customer, session, now, realNow } = scope
  const on = bank.db.drizzle
  const customerId = customer.id
  const allowed = readSubPassword(secret, customer)
  if (!allowed.ok) return allowed
  const sub = await findSub(on, customerId, acctId)
  if (!sub) return fail(bankError('SubAccountUnknown'))
  if (sub.state === 'CLOSED') return fail(bankError('SubAccountUnavailable'))
  if (sub.state === 'PASSWORD_UNSET') return fail(bankError('PasswordUnset'))
  const lost = await lostRefusal(on, sub)
  if (lost) return fail(lost)
  if (!(await hasPass(on, customerId, 'resetSub', realNow))) return fail(bankError('FaceMissing'))
  if (customer.mobileNo === null) return fail(bankError('SmsCodeExpired'))
  const used = await consumeSmsCode(on, realNow, customer.mobileNo, 'resetSub', smsCode)
  if (!used.ok) return used
  const apart = await keptApart(on, sub, { secret, hashing: bank.hashing })
  if (!apart.ok) return apart
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await consumePass(tx, customerId, 'resetSub', realNow))) return fail(bankError('FaceMissing'))
    const locked = await lockSub(tx, customerId, acctId, [])
    if (!locked) return fail(bankError('SubAccountUnknown'))
    const set = await setPassword(tx, locked.sub, apart.value, now)
    if (!set.ok) return set
    await tellChanged(tx, customerId, `${calledSub(sub)}的账户密码已重置`, scope)
    await recordEvent(tx, now, 'subPasswordReset', { customerId, sessionId: session.id })
    return ok({ state: set.value.state })
  })
})
