import { updateConsent as call } from '../../../src/contract/privacy/updateConsent'
import { bankError } from '../../../src/domain/errors/catalogue'
import { FACE_CONSENT_VERSION } from '../../../src/domain/policy'
import { fail, ok } from '../../../src/domain/result'
import { giveConsent, withdrawConsent } from '../../session/consent'
import { recordEvent } from '../audit'
import { sessionHandler } from '../scope'

/** Nobody agrees to a version they weren't shown; any may be withdrawn. */
export const updateConsent = sessionHandler(call, async ({ bank, session, now }, { kind, version, agreed }) => {
  const on = bank.db.drizzle
  if (agreed && version !== FACE_CONSENT_VERSION) return fail(bankError('ConsentOutdated'))
  if (agreed) await giveConsent(on, session, kind, version, now)
  else await withdrawConsent(on, session, kind, now)
  const { customerId, id: sessionId } = session
  await recordEvent(on, now, agreed ? 'consentGiven' : 'consentWithdrawn', {
    customerId,
    sessionId,
    detail: { kind, version },
  })
  return ok({})
})
