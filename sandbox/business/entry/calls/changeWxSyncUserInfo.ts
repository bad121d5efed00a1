import { changeWxSyncUserInfo as call } from '@/contract/entry/changeWxSyncUserInfo'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { joinCustomer, registrationOf } from '@sandbox/kernel/session/registration'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler } from '@sandbox/kernel/scope'

/** The number is the one on record; the app may send a masked one, or somebody else's. */
export const changeWxSyncUserInfo = sessionHandler(call, async ({ bank, session, now, realNow }, request) => {
  if (request.cancelled) return ok({})
  const on = bank.db.drizzle
  const registration = await registrationOf(on, session.openId)
  const mobileNo = registration.kind === 'elsewhere' ? registration.customer.mobileNo : null
  if (registration.kind !== 'elsewhere' || mobileNo === null) return fail(bankError('NotRegistered'))
  const used = await consumeSmsCode(on, realNow, mobileNo, 'syncAccount', request.smsCode)
  if (!used.ok) return used
  await joinCustomer(on, session.openId, registration.customer.id)
  await recordEvent(on, now, 'accountSynced', { customerId: registration.customer.id, sessionId: session.id })
  return ok({})
})
