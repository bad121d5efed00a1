import { requestPhoneReview as call } from '@/contract/phone/requestPhoneReview'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { wireChange } from '../changes'
import { askReview } from '../reviews'

export const requestPhoneReview = sessionHandler(call, async (scope, { changeId, ...papers }) => {
  const asked = await askReview(scope, changeId, papers)
  return asked.ok ? ok(wireChange(asked.value)) : asked
})
