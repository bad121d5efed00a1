import type { ProductFacts } from '@/contract/product/productFacts'
import { addDays, day, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import type { StructuredTerms } from '@/domain/interest/deposit'
import { interestBy as interestOf, rateBy } from '@/domain/interest/position'
import type { DepositPosition } from '@/domain/interest/position'
import type { InterestTerms } from '@/domain/interest/terms'
import { basisPoints, ZERO_FEN } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { familyOf, familyRule } from '@/domain/products/families'
import type { InterestMethod } from '@/domain/products/families'

/** What a product's interest depends on, as the bank tells it. */
export type InterestFacts = Pick<
  ProductFacts,
  | 'productType'
  | 'appointRate'
  | 'aheadRate'
  | 'term'
  | 'termType'
  | 'startDate'
  | 'endDate'
  | 'rateSteps'
  | 'payoutPeriod'
  | 'floorRate'
  | 'floorBalance'
>

/** How a product earns; undefined for a code of no family. */
export const interestMethod = (code: string): InterestMethod | undefined => {
  const family = familyOf(code)
  return family && familyRule(family).interest
}

/** The method with its figures; undefined while the bank hasn't said them, and for what promises nothing. */
function interestTerms(facts: InterestFacts): InterestTerms | undefined {
  const { appointRate, payoutPeriod, floorRate, floorBalance, rateSteps } = facts
  switch (interestMethod(facts.productType)) {
    case 'fixedTerm':
      return { method: 'fixedTerm' }
    case 'fullPeriod':
      return payoutPeriod && { method: 'fullPeriod', period: payoutPeriod }
    case 'stepped':
      return { method: 'stepped', steps: rateSteps }
    case 'structured':
      // Not observed yet: no more than the floor may be promised, whatever the condition is.
      return floorRate === undefined ? undefined : { method: 'structured', terms: floorOnly(floorRate, appointRate) }
    case 'agreement':
      return floorBalance === undefined ? undefined : { method: 'agreement', floorBalance }
    default:
      return undefined
  }
}

const floorOnly = (floorRate: BasisPoints, highest: BasisPoints): StructuredTerms => ({
  floorRate,
  floatingRate: basisPoints(highest - floorRate),
  barrier: 0,
  pays: 'at or above',
})

/** A purchase made now as the bank would hold it. */
function positionOf(facts: InterestFacts, amount: Fen): DepositPosition | undefined {
  const { startDate, endDate, term, termType, appointRate, aheadRate } = facts
  const interest = interestTerms(facts)
  if (!interest || !isDay(startDate) || !isDay(endDate)) return undefined
  return { amount, appointRate, aheadRate, interest, term, termType, startDay: startDate, endDay: endDate }
}

/**
 * All interest in fen that a purchase made now would have brought when withdrawn on a day, paid out or not; from the
 * end of term on what maturity brings. A structured deposit's is the least it brings. Undefined where nothing can be
 * said: the wealth product, or while the bank's facts are missing.
 */
export function interestBy(facts: InterestFacts, amount: Fen, on: Day): Fen | undefined {
  const position = positionOf(facts, amount)
  return position && interestOf(position, on)
}

/** Interest in fen at the end of term of a purchase made now; see `interestBy`. */
export const interestAtEnd = (facts: InterestFacts, amount: Fen): Fen | undefined =>
  isDay(facts.endDate) ? interestBy(facts, amount, day(facts.endDate)) : undefined

/** Whether the estimate at the end of term is the least that is paid, because more depends on an observed index. */
export const isLeastInterest = ({ productType }: Pick<InterestFacts, 'productType'>): boolean =>
  interestMethod(productType) === 'structured'

/** What the estimate at the end of term is called, on every page that shows it. */
export const endCaption = (facts: Pick<InterestFacts, 'productType'>): string =>
  isLeastInterest(facts) ? '到期保底利息' : '到期预计利息'

/**
 * What the interest of one coming day is called: of a deposit that pays by periods it is that period's alone, of others all
 * of the term's.
 */
export const dueCaption = (productType: string): string =>
  interestMethod(productType) === 'fullPeriod' ? '本期利息' : endCaption({ productType })

/** The yearly rate that a withdrawal after so many days gets; of an agreement deposit the one above its floor balance. */
export function rateAfter(facts: InterestFacts, days: number): BasisPoints {
  const position = positionOf(facts, ZERO_FEN)
  return position ? rateBy(position, addDays(position.startDay, days)) : facts.aheadRate
}
