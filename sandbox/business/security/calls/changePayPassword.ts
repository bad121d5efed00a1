import { changePayPassword as call } from '@/contract/security/changePayPassword'
import { CREDENTIAL_CHANGES } from '@/domain/credentials/changes'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { replaceCredential } from '../replace'

export const changePayPassword = accountHandler(call, async (scope, { oldPassword: old, newPassword: secret }) => {
  const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.changePayPassword, { secret, old })
  return changed.ok ? ok({}) : changed
})
