import { trustDevice as call } from '@/contract/security/trustDevice'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { hasProof } from '@sandbox/kernel/session/sessions'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { sessionHandler } from '@sandbox/kernel/scope'
import { meet } from '../devices/devices'
import { letIn, noteAttempt } from '../devices/enter'
import { tellDevice } from '../devices/tell'
import { ownerOf } from '@sandbox/kernel/session/owner'

/** The gesture that was refused before stands in the session; so a code alone opens nothing, and neither does the session. */
export const trustDevice = sessionHandler(call, async (scope, { smsCode }) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { id: customerId, mobileNo } = owner.value
  const { bank, session, realNow } = scope
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await hasProof(tx, session.id, realNow))) return fail(bankError('SignInExpired'))
    if (mobileNo === null) return fail(bankError('PhoneMissing'))
    const right = await consumeSmsCode(tx, realNow, mobileNo, 'newDevice', smsCode)
    if (!right.ok) {
      if (right.error.name === 'SmsCodeWrong')
        await noteAttempt(tx, scope, { customerId, how: 'code', outcome: 'wrongCode' })
      return right
    }
    const opened = await letIn(tx, scope, await meet(tx, scope, customerId), { customerId, how: 'code' })
    await tellDevice(tx, scope, customerId, 'added')
    return ok(opened)
  })
})
