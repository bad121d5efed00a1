import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { RISK_MESSAGES } from '@/domain/errors/riskMessages'
import { suits } from '@/domain/risk/levels'
import type { RiskLevel } from '@/domain/risk/levels'
import { call } from '@/session/bank'
import { sayMessage, sendToRiskTest } from './refusals'
import type { RiskTestOrigin } from './refusals'

/** That a customer may buy, and whether they are of the age that confirms the risks once more. */
export interface Suited {
  readonly elder: boolean
}

/**
 * Checks before the password whether the customer's risk test allows a product; a test that is missing, expired or too low
 * is reported at once, and undefined given. Without an answer it doesn't block, because the bank refuses the order itself.
 * @param riskLevel the product's, such as R2; '' for none
 * @param back the query with which the risk test leads back here
 */
export async function passesRiskCheck(riskLevel: string, back: RiskTestOrigin): Promise<Suited | undefined> {
  if (riskLevel === '') return { elder: false }
  const result = await call(queryRiskResult, {})
  if (!result.ok) return { elder: false }
  const { test, needsElderConfirmation } = result.value
  if (!test || test.expired) {
    await sendToRiskTest(test ? RISK_MESSAGES.RiskTestExpired : RISK_MESSAGES.RiskTestMissing, back)
    return undefined
  }
  // Levels are a letter and a digit: C1-C5 of customers, R1-R5 of products.
  const level = (code: string) => Number(code.slice(1)) as RiskLevel
  if (suits(level(test.level), level(riskLevel))) return { elder: needsElderConfirmation }
  await sayMessage(RISK_MESSAGES.RiskLevelTooHigh)
  return undefined
}
