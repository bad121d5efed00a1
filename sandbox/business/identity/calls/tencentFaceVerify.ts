import { tencentFaceVerify as call } from '@/contract/identity/tencentFaceVerify'
import { bankError } from '@/domain/errors/catalogue'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { fail, ok } from '@/domain/result'
import { hasConsent } from '@sandbox/kernel/session/consent'
import { recordEvent } from '@sandbox/kernel/audit'
import { facesLeft, findScene } from '../faces'
import { sessionHandler } from '@sandbox/kernel/scope'

/** The app names the verification; the bank asks the service itself whether the face matched. */
export const tencentFaceVerify = sessionHandler(call, async (scope, { bizToken, faceMatchScene: scene }) => {
  const { bank, session, now, today, realNow } = scope
  const { customerId } = session
  const on = bank.db.drizzle
  if (customerId === undefined) return fail(bankError('TokenRefused'))
  if (!(await hasConsent(on, session, 'face', FACE_CONSENT_VERSION))) return fail(bankError('FaceConsentMissing'))
  const said = await bank.services.face.outcome(on, realNow, bizToken, { openId: session.openId, scene })
  if (!said.ok) return fail(bankError('FaceUnavailable'))
  const outcome = said.value
  if (!outcome) return fail(bankError('TokenRefused'))
  const followed = outcome.passed
    ? await findScene(bank.capabilities, scene)?.passed(scope, customerId, bizToken)
    : undefined
  if (followed?.ok === false) return followed
  const detail = { scene, faceResult: outcome.faceResult }
  await recordEvent(on, now, 'face', { customerId, sessionId: session.id, detail })
  return ok({ ...outcome, attemptsLeft: await facesLeft(on, customerId, today) })
})
