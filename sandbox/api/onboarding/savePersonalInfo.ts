import { savePersonalInfo as call } from '../../../src/contract/onboarding/savePersonalInfo'
import { ok } from '../../../src/domain/result'
import { readPersonalInfo } from '../../identity/formChecks'
import { takeStep } from '../../onboarding/takeStep'
import { sessionHandler } from '../scope'

export const savePersonalInfo = sessionHandler(call, (scope, request) =>
  takeStep(scope, 'personal', async (_tx, { draft }) => {
    const personal = readPersonalInfo(request)
    return personal.ok ? ok({ ...draft, personal: personal.value }) : personal
  }),
)
