import { setLoginPassword as call } from '@/contract/security/setLoginPassword'
import { CREDENTIAL_CHANGES } from '@/domain/credentials/changes'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { replaceCredential } from '../replace'

export const setLoginPassword = accountHandler(call, async (scope, { loginPassword: secret, password }) => {
  const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.setLoginPassword, { secret, password })
  return changed.ok ? ok({}) : changed
})
