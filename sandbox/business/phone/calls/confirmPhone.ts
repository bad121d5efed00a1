import { confirmPhone as call } from '@/contract/phone/confirmPhone'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { noteConfirmed } from '../confirm'

export const confirmPhone = accountHandler(call, async ({ bank, customer, session, now, realNow }, { smsCode }) => {
  const { id: customerId, mobileNo } = customer
  if (mobileNo === null) return fail(bankError('SmsCodeExpired'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const used = await consumeSmsCode(tx, realNow, mobileNo, 'confirmPhone', smsCode)
    if (!used.ok) return used
    await noteConfirmed(tx, customerId, now)
    await recordEvent(tx, now, 'phoneConfirmed', { customerId, sessionId: session.id })
    return ok({})
  })
})
