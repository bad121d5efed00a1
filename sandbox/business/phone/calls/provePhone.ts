import { provePhone as call } from '@/contract/phone/provePhone'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { wireChange } from '../changes'
import { proveNumber } from '../prove'

export const provePhone = sessionHandler(call, async (scope, { changeId, smsCode }) => {
  const proved = await proveNumber(scope, changeId, smsCode)
  return proved.ok ? ok(wireChange(proved.value)) : proved
})
