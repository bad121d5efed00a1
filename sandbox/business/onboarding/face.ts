import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { FaceScene, ReviewRule } from '@sandbox/kernel/capability'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { draftOf, saveDraft } from './draft'
import { mayTakeStep, takeStep } from './takeStep'

/** A face check for the account that is being opened; it counts only for the ID card it was opened for. */
export const openingFace: FaceScene = {
  async mayShow(scope) {
    const applicant = await mayTakeStep(scope.bank.db.drizzle, scope, 'face')
    return applicant.ok ? ok(applicant.value.customer.id) : applicant
  },
  async person({ bank, now }, customerId) {
    const { idCard } = await draftOf(bank.db.drizzle, customerId, now)
    return idCard && { name: idCard.name, idCardNo: idCard.idCardNo }
  },
  opened: (scope, bizToken) =>
    takeStep(scope, 'face', async (_tx, { draft }) => ok({ ...draft, faceToken: tokenHash(bizToken) })),
  passed: (scope, _customerId, bizToken) =>
    takeStep(scope, 'face', async (_tx, { draft }) => {
      if (draft.faceToken !== tokenHash(bizToken)) return fail(bankError('TokenRefused'))
      const { faceToken: _used, ...rest } = draft
      return ok({ ...rest, face: { state: 'PASSED', at: scope.now } })
    }),
}

/**
 * A staff member compares an applicant's papers in place of a face check; only while the draft waits for this very review.
 */
export const openingReview: ReviewRule = {
  refusal: '证件影像未能确认为本人，请重新进行人脸识别，或携带身份证到网点办理',
  async settle(tx, { customerId, recordNo, approve, now }) {
    const draft = await draftOf(tx, customerId, now)
    if (draft.face?.recordNo !== recordNo || draft.face.state !== 'REVIEW') return
    const state = approve ? 'PASSED' : 'REJECTED'
    await saveDraft(tx, customerId, { ...draft, face: { state, at: now, recordNo } }, now)
  },
}
