import { tencentFaceVerify as call } from '@/contract/identity/tencentFaceVerify'
import { bankError } from '@/domain/errors/catalogue'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { fail, ok } from '@/domain/result'
import { givePass, type PassScene } from '../facePasses'
import { facesLeft } from '@sandbox/business/onboarding/state'
import { takeStep } from '@sandbox/business/onboarding/takeStep'
import { hasConsent } from '@sandbox/kernel/session/consent'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler, type SessionScope } from '@sandbox/kernel/scope'

const PASS_SCENES: readonly string[] = ['updateIdCard', 'activateAccount', 'resetPassword'] satisfies PassScene[]

/** A pass for the account that is being opened counts only for the ID card it was opened for. */
const passOnboarding = (scope: SessionScope, bizToken: string) =>
  takeStep(scope, 'face', async (_tx, { draft }) => {
    if (draft.faceToken !== tokenHash(bizToken)) return fail(bankError('TokenRefused'))
    const { faceToken: _used, ...rest } = draft
    return ok({ ...rest, face: { state: 'PASSED', at: scope.now } })
  })

/** The app says which verification; whether the face matched the bank asks the service itself. */
export const tencentFaceVerify = sessionHandler(call, async (scope, { bizToken, faceMatchScene: scene }) => {
  const { bank, session, now, today, realNow } = scope
  const { customerId } = session
  const on = bank.db.drizzle
  if (customerId === undefined) return fail(bankError('TokenRefused'))
  if (!(await hasConsent(on, session, 'face', FACE_CONSENT_VERSION))) return fail(bankError('FaceConsentMissing'))
  const outcome = await bank.services.face.outcome(on, realNow, bizToken, { openId: session.openId, scene })
  if (!outcome) return fail(bankError('TokenRefused'))
  if (outcome.passed && scene === 'openAccount') {
    const taken = await passOnboarding(scope, bizToken)
    if (!taken.ok) return taken
  }
  if (outcome.passed && PASS_SCENES.includes(scene)) await givePass(on, customerId, scene as PassScene, realNow)
  const detail = { scene, faceResult: outcome.faceResult }
  await recordEvent(on, now, 'face', { customerId, sessionId: session.id, detail })
  return ok({ ...outcome, attemptsLeft: await facesLeft(on, customerId, today) })
})
