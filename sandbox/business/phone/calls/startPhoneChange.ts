import { startPhoneChange as call } from '@/contract/phone/startPhoneChange'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { wireChange } from '../changes'
import { startChange } from '../start'

export const startPhoneChange = sessionHandler(call, async (scope, asked) => {
  const begun = await startChange(scope, asked)
  return begun.ok ? ok(wireChange(begun.value)) : begun
})
