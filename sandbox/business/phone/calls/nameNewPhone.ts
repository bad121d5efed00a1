import { nameNewPhone as call } from '@/contract/phone/nameNewPhone'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { wireChange } from '../changes'
import { nameNumber } from '../prove'

export const nameNewPhone = sessionHandler(call, async (scope, { changeId, mobileNo }) => {
  const named = await nameNumber(scope, changeId, mobileNo)
  return named.ok ? ok(wireChange(named.value)) : named
})
