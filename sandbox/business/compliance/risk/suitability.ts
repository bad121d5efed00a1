import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import type { BankError } from '@/domain/errors/catalogue'
import { checkSuitability } from '@/domain/risk/levels'
import { ageOn, parseIdCard } from '@/domain/validation/idCard'
import { riskLevelOf } from '@sandbox/business/product'
import type { Product } from '@sandbox/business/product'
import type { Queryable } from '@sandbox/kernel/db'
import { latestRiskTest } from './tests'

/** Age in whole years by the ID card; 0 while the bank has none. */
export function customerAge({ idCardNo }: { readonly idCardNo: string | null }, today: Day): number {
  const idCard = parseIdCard(idCardNo ?? '')
  return idCard.ok ? ageOn(idCard.value.birth, today) : 0
}

/**
 * Why a product with a risk level may not be sold to this customer now (src/domain/risk): RiskTestMissing,
 * RiskTestExpired, RiskLevelTooHigh or ElderConfirmationMissing; undefined when it may be sold, or has no level.
 */
export async function suitabilityRefusal(
  on: Queryable,
  sale: { customerId: string; product: Product; age: number; elderConfirmed: boolean; now: number },
): Promise<BankError | undefined> {
  const { product, customerId, age, elderConfirmed, now } = sale
  const level = riskLevelOf(product)
  if (level === null) return undefined
  const test = await latestRiskTest(on, customerId)
  const checked = checkSuitability({ product: level, test, age, elderConfirmed }, dayOfInstant(now))
  return checked.ok ? undefined : checked.error
}
