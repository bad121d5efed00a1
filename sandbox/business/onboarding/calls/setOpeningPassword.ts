import { setOpeningPassword as call } from '@/contract/onboarding/setOpeningPassword'
import { ok } from '@/domain/result'
import { mayTakeStep, takeStep } from '../takeStep'
import { hashSecret } from '@sandbox/kernel/session/credentials'
import { sessionHandler } from '@sandbox/kernel/scope'
import { readNewPassword } from '@sandbox/business/security'

/** Hashed before the lock is taken, because hashing is slow on purpose. */
export const setOpeningPassword = sessionHandler(call, async (scope, request) => {
  const applicant = await mayTakeStep(scope.bank.db.drizzle, scope, 'password')
  if (!applicant.ok) return applicant
  const { customer, draft } = applicant.value
  const known = { birth: draft.idCard?.birth, phone: customer.mobileNo ?? undefined }
  const allowed = readNewPassword(request.password, known)
  if (!allowed.ok) return allowed
  const password = await hashSecret({
    customerId: customer.id,
    kind: 'payment',
    secret: allowed.value,
    hashing: scope.bank.hashing,
  })
  return takeStep(scope, 'password', async (_tx, { draft: now }) => ok({ ...now, password }))
})
