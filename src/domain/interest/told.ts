import { isDay } from '../dates/day'
import type { Term } from '../dates/term'
import { basisPoints } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { familyOf, familyRule } from '../product/families'
import type { InterestMethod } from '../product/families'
import type { RateStep, StructuredTerms } from './deposit'
import type { DepositPosition } from './position'
import type { InterestTerms } from './terms'

/** What interest depends on, as the bank tells it of a product on sale or of a deposit that is held. */
export interface ToldTerms extends Term {
  readonly productType: string
  readonly appointRate: BasisPoints
  readonly aheadRate: BasisPoints
  /** YYYYMMDD, or '' where there is none. */
  readonly startDate: string
  readonly endDate: string
  readonly rateSteps: readonly RateStep[]
  readonly payoutPeriod?: Term | undefined
  readonly floorRate?: BasisPoints | undefined
  readonly floorBalance?: Fen | undefined
}

/** How a product earns; undefined for a code of no family. */
export const interestMethod = (code: string): InterestMethod | undefined => {
  const family = familyOf(code)
  return family && familyRule(family).interest
}

/** The method with its figures; undefined while the bank hasn't said them, and for what promises nothing. */
function interestTerms(told: ToldTerms): InterestTerms | undefined {
  const { appointRate, payoutPeriod, floorRate, floorBalance, rateSteps } = told
  switch (interestMethod(told.productType)) {
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

/**
 * An amount (fen) on these terms as the bank holds it; undefined where nothing can be said: of the wealth product, or while
 * the bank's facts are missing.
 */
export function toldPosition(told: ToldTerms, amount: Fen): DepositPosition | undefined {
  const { startDate, endDate, term, termType, appointRate, aheadRate } = told
  const interest = interestTerms(told)
  if (!interest || !isDay(startDate) || !isDay(endDate)) return undefined
  return { amount, appointRate, aheadRate, interest, term, termType, startDay: startDate, endDay: endDate }
}
