import { setSecurity as call } from '@/contract/security/setSecurity'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { changeSecurity } from '../paySecurity'

export const setSecurity = accountHandler(call, async (scope, request) => {
  const changed = await changeSecurity(scope, request)
  return changed.ok ? ok({}) : changed
})
