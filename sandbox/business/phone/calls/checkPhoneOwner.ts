import { checkPhoneOwner as call } from '@/contract/phone/checkPhoneOwner'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { wireChange } from '../changes'
import { askOwnerAgain } from '../prove'

export const checkPhoneOwner = sessionHandler(call, async (scope, { changeId }) => {
  const asked = await askOwnerAgain(scope, changeId)
  return asked.ok ? ok(wireChange(asked.value)) : asked
})
