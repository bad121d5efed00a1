import { queryEligibility as call } from '@/contract/referral/queryEligibility'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { eligibilityOf } from '../eligibility'
import { eligibilityFacts } from '../eligibilityFacts'
import { firstAdviser } from '../marketers'

export const queryEligibility = accountHandler(call, async ({ bank, customer, today }) => {
  const found = await eligibilityOf(bank.db.drizzle, customer.id)
  if (!found) return ok({})
  const adviser = found.state === 'ELIGIBLE' ? await firstAdviser(bank.db.drizzle, today) : undefined
  return ok({ eligibility: eligibilityFacts(found), ...(adviser && { adviser }) })
})
