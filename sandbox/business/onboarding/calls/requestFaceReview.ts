import { requestFaceReview as call } from '@/contract/onboarding/requestFaceReview'
import { ok } from '@/domain/result'
import { takeStep } from '../takeStep'
import { sessionHandler } from '@sandbox/kernel/scope'
import { recordIdentity } from '@sandbox/business/identity'

/** A review that is under way continues; a person who passed the face check needs none. */
export const requestFaceReview = sessionHandler(call, (scope) =>
  takeStep(scope, 'face', async (tx, { customer, draft }) => {
    if (draft.face?.state === 'REVIEW' || draft.face?.state === 'PASSED') return ok(draft)
    const { recordNo } = await recordIdentity(tx, {
      customerId: customer.id,
      kind: 'OPEN',
      title: '人工审核身份',
      state: 'REVIEW',
      pending: { review: 'face' },
      at: scope.now,
    })
    return ok({ ...draft, face: { state: 'REVIEW', at: scope.now, recordNo } })
  }),
)
