import { applyEligibility as call } from '@/contract/referral/applyEligibility'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { applyAsEligible } from '../eligibility'
import { eligibilityFacts } from '../eligibilityFacts'

export const applyEligibility = accountHandler(call, (scope, { clientId, institution, department, workNo }) =>
  scope.bank.db.transaction(async (tx) => {
    const kept = await applyAsEligible(tx, scope, { clientId, institution, department, workNo })
    return kept.ok ? ok({ eligibility: eligibilityFacts(kept.value) }) : kept
  }),
)
