import { requestCredentialReview as call } from '@/contract/security/requestCredentialReview'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordIdentity } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { latestResetReview } from '../reviews'
import { tellChanged } from '../tellChanged'
import { reviewTitle } from '../titles'

/** A review that is under way is answered again, so that one customer waits in the queue once for each password. */
export const requestCredentialReview = sessionHandler(call, async (scope, { credential, smsCode }) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, session, now, realNow } = scope
  const { id: customerId, mobileNo } = owner.value
  if (mobileNo === null) return fail(bankError('PhoneMissing'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const used = await consumeSmsCode(tx, realNow, mobileNo, 'credentialReview', smsCode)
    if (!used.ok) return used
    const waiting = await latestResetReview(tx, customerId, credential)
    if (waiting?.state === 'REVIEW') return ok({ recordNo: waiting.recordNo })
    const title = reviewTitle(credential)
    const pending = { review: 'credential', credential }
    const { recordNo } = await recordIdentity(tx, {
      customerId,
      kind: 'PASSWORD',
      title,
      state: 'REVIEW',
      pending,
      at: now,
    })
    await tellChanged(tx, customerId, `“${title}”申请已提交`, scope)
    await recordEvent(tx, now, 'credentialReviewAsked', { customerId, sessionId: session.id, detail: { credential } })
    return ok({ recordNo })
  })
})
