import { queryCredentialReset as call } from '@/contract/security/queryCredentialReset'
import { RESET_PURPOSES } from '@/domain/credentials/changes'
import { ok } from '@/domain/result'
import { hasPass } from '@sandbox/business/identity'
import { sessionHandler } from '@sandbox/kernel/scope'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { latestResetReview } from '../reviews'

export const queryCredentialReset = sessionHandler(call, async (scope, { credential }) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const on = scope.bank.db.drizzle
  const customerId = owner.value.id
  if (await hasPass(on, customerId, RESET_PURPOSES[credential], scope.realNow)) return ok({ standing: 'PASSED' })
  const review = await latestResetReview(on, customerId, credential)
  // An approved review whose pass was used or ran out counts for nothing.
  if (!review || review.state === 'DONE') return ok({ standing: 'NONE' })
  return ok({ standing: review.state, recordNo: review.recordNo })
})
