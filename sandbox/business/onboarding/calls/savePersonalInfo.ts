import { savePersonalInfo as call } from '@/contract/onboarding/savePersonalInfo'
import { ok } from '@/domain/result'
import { takeStep } from '../takeStep'
import { sessionHandler } from '@sandbox/kernel/scope'
import { readPersonalInfo } from '@sandbox/business/identity'

export const savePersonalInfo = sessionHandler(call, (scope, request) =>
  takeStep(scope, 'personal', async (_tx, { draft }) => {
    const personal = readPersonalInfo(request)
    return personal.ok ? ok({ ...draft, personal: personal.value }) : personal
  }),
)
