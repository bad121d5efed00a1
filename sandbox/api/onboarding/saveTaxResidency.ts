import { saveTaxResidency as call } from '../../../src/contract/onboarding/saveTaxResidency'
import { ok } from '../../../src/domain/result'
import { readTaxResidency } from '../../identity/formChecks'
import { takeStep } from '../../onboarding/takeStep'
import { sessionHandler } from '../scope'

export const saveTaxResidency = sessionHandler(call, (scope, request) =>
  takeStep(scope, 'tax', async (_tx, { draft }) => {
    const tax = readTaxResidency(request)
    return tax.ok ? ok({ ...draft, tax: tax.value }) : tax
  }),
)
