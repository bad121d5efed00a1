import { changeGesture as call } from '@/contract/security/changeGesture'
import { CREDENTIAL_CHANGES } from '@/domain/credentials/changes'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { replaceCredential } from '../replace'

export const changeGesture = accountHandler(call, async (scope, { oldPattern: old, pattern: secret }) => {
  const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.changeGesture, { secret, old })
  return changed.ok ? ok({}) : changed
})
