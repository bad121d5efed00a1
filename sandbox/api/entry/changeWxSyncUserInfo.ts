import { changeWxSyncUserInfo as call } from '../../../src/contract/entry/changeWxSyncUserInfo'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { joinCustomer, registrationOf } from '../../session/registration'
import { useSmsCode } from '../../session/smsCodes'
import { recordEvent } from '../audit'
import { sessionHandler } from '../scope'

/** The number is the one on record; what the app sends may be its mask, or belong to somebody else. */
export const changeWxSyncUserInfo = sessionHandler(call, async ({ bank, session, now, realNow }, request) => {
  if (request.cancelled) return ok({})
  const on = bank.db.drizzle
  const registration = await registrationOf(on, session.openId)
  const mobileNo = registration.kind === 'elsewhere' ? registration.customer.mobileNo : null
  if (registration.kind !== 'elsewhere' || mobileNo === null) return fail(bankError('NotRegistered'))
  const used = await useSmsCode(on, realNow, mobileNo, 'syncAccount', request.smsCode)
  if (!used.ok) return used
  await joinCustomer(on, session.openId, registration.customer.id)
  await recordEvent(on, now, 'accountSynced', { customerId: registration.customer.id, sessionId: session.id })
  return ok({})
})
