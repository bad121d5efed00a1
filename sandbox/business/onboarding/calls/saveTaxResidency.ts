import { saveTaxResidency as call } from '@/contract/onboarding/saveTaxResidency'
import { ok } from '@/domain/result'
import { takeStep } from '../takeStep'
import { sessionHandler } from '@sandbox/kernel/scope'
import { readTaxResidency } from '@sandbox/business/identity'

export const saveTaxResidency = sessionHandler(call, (scope, { declared: _, ...request }) =>
  takeStep(scope, 'tax', async (_tx, { draft }) => {
    const tax = readTaxResidency(request)
    return tax.ok ? ok({ ...draft, tax: tax.value }) : tax
  }),
)
