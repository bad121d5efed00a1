import type { RequestOf } from '@/contract/call'
import { openFaceVerification as call } from '@/contract/identity/openFaceVerification'
import { bankError, type BankError } from '@/domain/errors/catalogue'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { fail, ok, type Result } from '@/domain/result'
import { checkRedirect } from '@/domain/validation/redirect'
import { openAccountNo } from '@sandbox/business/onboarding/state'
import { mayTakeStep, takeStep } from '@sandbox/business/onboarding/takeStep'
import { hasConsent } from '@sandbox/kernel/session/consent'
import { countedToday, countToday, uncountToday } from '@sandbox/kernel/session/dailyCounts'
import { FACES_A_DAY } from '@sandbox/kernel/session/limits'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { sessionHandler, type SessionScope } from '@sandbox/kernel/scope'

type Request = RequestOf<typeof call>

/** Whether this person has a use for a face now; the customer's id. */
async function mayShowFace(scope: SessionScope, { faceScene }: Request): Promise<Result<string, BankError>> {
  const { bank, session } = scope
  const on = bank.db.drizzle
  if (faceScene === 'openAccount') {
    const applicant = await mayTakeStep(on, scope, 'face')
    return applicant.ok ? ok(applicant.value.customer.id) : applicant
  }
  if (session.customerId === undefined) return fail(bankError('NotRegistered'))
  const acctNo = await openAccountNo(on, session.customerId)
  return acctNo === undefined ? fail(bankError('AccountMissing')) : ok(session.customerId)
}

export const openFaceVerification = sessionHandler(call, async (scope, request) => {
  const { bank, session, today, realNow } = scope
  const { faceScene: scene, returnTo } = request
  const on = bank.db.drizzle
  if (returnTo !== undefined && !(returnTo.startsWith('/main/') && checkRedirect(returnTo).ok))
    return fail(bankError('StateRefused'))
  const customer = await mayShowFace(scope, request)
  if (!customer.ok) return customer
  const customerId = customer.value
  if (!(await hasConsent(on, session, 'face', FACE_CONSENT_VERSION))) return fail(bankError('FaceConsentMissing'))
  const count = { subject: customerId, kind: 'face', day: today } as const
  if (!(await countToday(on, count, FACES_A_DAY))) return fail(bankError('FaceAttemptsUsedUp'))
  const { face } = bank.services
  const opened = await face.open(on, realNow, { openId: session.openId, customerId, scene, returnTo })
  if (!opened.ok) {
    await uncountToday(on, count)
    return fail(bankError('FaceUnavailable'))
  }
  if (scene === 'openAccount') {
    const faceToken = tokenHash(opened.value.bizToken)
    const noted = await takeStep(scope, 'face', async (_tx, { draft }) => ok({ ...draft, faceToken }))
    if (!noted.ok) return noted
  }
  return ok({ ...opened.value, attemptsLeft: FACES_A_DAY - (await countedToday(on, count)), demo: face.demo })
})
