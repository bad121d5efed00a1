import { eq } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/security'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskPhone } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { isMobile } from '@/domain/validation/mobile'
import { numberForCode } from '@sandbox/business/phone'
import { schema } from '@sandbox/kernel/db'
import { publicHandler, sessionHandler } from '@sandbox/kernel/scope'
import type { SessionScope } from '@sandbox/kernel/scope'
import { openAccountNo } from '@sandbox/kernel/session/customers'
import { SMS_CODE_MS, SMS_RESEND_MS } from '@sandbox/kernel/session/limits'
import { registrationOf } from '@sandbox/kernel/session/registration'
import { hasProof, sessionOf } from '@sandbox/kernel/session/sessions'
import { sendSmsCode as send } from '@sandbox/kernel/session/smsCodes'
import { TooManyRandoms } from '@sandbox/kernel/session/stores'

/** What other calls are proved with: the random of each sealed request, and codes by SMS. */

/**
 * Issued to the channel when there is no session. An invalid session gets none: otherwise each made-up token would have a
 * limit of its own.
 */
export const getRequestRandom = publicHandler(
  calls.getRequestRandom,
  async ({ bank, randomOwner, token, caller, realNow }) => {
    if (token !== '') {
      const session = await sessionOf(bank.db.drizzle, caller.row, realNow)
      if (!session.ok) return session
    }
    try {
      return ok({ requestRandom: await bank.randoms.issue(randomOwner) })
    } catch (error) {
      if (error instanceof TooManyRandoms) return fail(bankError('TooManyRequests'))
      throw error
    }
  },
)

const SECOND = 1_000

const typedNumber = ({ mobileNo = '' }: RequestOf<typeof calls.sendSmsCode>): Result<string, BankError> =>
  isMobile(mobileNo) ? ok(mobileNo) : fail(bankError('MobileInvalid'))

/** The number on record of a customer with an account; a code for an account is sent to no other. */
async function ownNumber({ bank, session }: SessionScope): Promise<Result<string, BankError>> {
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const on = bank.db.drizzle
  const [customer] = await on.select().from(schema.customers).where(eq(schema.customers.id, customerId))
  if (!customer || (await openAccountNo(on, customerId)) === undefined) return fail(bankError('AccountMissing'))
  return customer.mobileNo === null ? fail(bankError('PhoneMissing')) : ok(customer.mobileNo)
}

async function numberFor(
  scope: SessionScope,
  request: RequestOf<typeof calls.sendSmsCode>,
): Promise<Result<string, BankError>> {
  const { bank, session } = scope
  switch (request.purpose) {
    case 'register':
      return session.customerId === undefined ? typedNumber(request) : fail(bankError('AlreadyRegistered'))
    case 'bindCard':
    case 'cardPhone':
      return session.customerId === undefined ? fail(bankError('NotRegistered')) : typedNumber(request)
    case 'syncAccount': {
      const registration = await registrationOf(bank.db.drizzle, session.openId)
      const mobileNo = registration.kind === 'elsewhere' ? registration.customer.mobileNo : null
      return mobileNo === null ? fail(bankError('NotRegistered')) : ok(mobileNo)
    }
    case 'changePhoneOld':
    case 'changePhoneNew':
      return numberForCode(scope, request.purpose)
    case 'newDevice':
      // Otherwise an open id alone would have the customer's phone ring.
      return (await hasProof(bank.db.drizzle, session.id, scope.realNow))
        ? ownNumber(scope)
        : fail(bankError('SignInExpired'))
    default:
      return ownNumber(scope)
  }
}

export const sendSmsCode = sessionHandler(calls.sendSmsCode, async (scope, request) => {
  const { bank, session, web, realNow } = scope
  const number = await numberFor(scope, request)
  if (!number.ok) return number
  const sender = { openId: session.openId, address: web.address }
  const office = { db: bank.db, sms: bank.services.sms }
  const sent = await send(office, realNow, number.value, request.purpose, sender)
  if (!sent.ok) return sent
  return ok({
    sentTo: maskPhone(number.value),
    resendAfter: SMS_RESEND_MS / SECOND,
    validFor: SMS_CODE_MS / SECOND,
  })
})
