import { resetPayPassword as call } from '@/contract/security/resetPayPassword'
import { CREDENTIAL_CHANGES } from '@/domain/credentials/changes'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { replaceCredential } from '../replace'

/** Works before the gesture, for a customer who knows neither gesture nor password any more. */
export const resetPayPassword = sessionHandler(call, async (scope, { smsCode, newPassword: secret }) => {
  const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.resetPayPassword, { secret, smsCode })
  return changed.ok ? ok({}) : changed
})
