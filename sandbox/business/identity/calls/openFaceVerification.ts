import { openFaceVerification as call } from '@/contract/identity/openFaceVerification'
import { bankError } from '@/domain/errors/catalogue'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { fail, ok } from '@/domain/result'
import { checkRedirect } from '@/domain/validation/redirect'
import { hasConsent } from '@sandbox/kernel/session/consent'
import { countedToday, countToday, uncountToday } from '@sandbox/kernel/session/dailyCounts'
import { FACES_A_DAY } from '@sandbox/kernel/session/limits'
import { findScene, personOnRecord } from '../faces'
import { sessionHandler } from '@sandbox/kernel/scope'

export const openFaceVerification = sessionHandler(call, async (scope, request) => {
  const { bank, session, today, realNow } = scope
  const { faceScene: scene, returnTo } = request
  const on = bank.db.drizzle
  if (returnTo !== undefined && !(returnTo.startsWith('/main/') && checkRedirect(returnTo).ok))
    return fail(bankError('StateRefused'))
  const use = findScene(bank.capabilities, scene)
  if (!use) return fail(bankError('InvalidRequest'))
  const customer = await use.mayShow(scope)
  if (!customer.ok) return customer
  const customerId = customer.value
  if (!(await hasConsent(on, session, 'face', FACE_CONSENT_VERSION))) return fail(bankError('FaceConsentMissing'))
  const count = { subject: customerId, kind: 'face', day: today } as const
  if (!(await countToday(on, count, FACES_A_DAY))) return fail(bankError('FaceAttemptsUsedUp'))
  const { face } = bank.services
  const person = await (use.person ?? personOnRecord)(scope, customerId)
  const opened = await face.open(on, realNow, { openId: session.openId, customerId, scene, returnTo, person })
  if (!opened.ok) {
    await uncountToday(on, count)
    return fail(bankError('FaceUnavailable'))
  }
  const noted = await use.opened?.(scope, opened.value.bizToken)
  if (noted?.ok === false) return noted
  return ok({ ...opened.value, attemptsLeft: FACES_A_DAY - (await countedToday(on, count)), demo: face.demo })
})
