import { formatShortAmount, NOT_YET } from '@/domain/money/format'
import type { ProductFacts } from '@/contract/product/productFacts'
import { basisPoints } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { familyRule, rateCaptionOf } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import type { ProductCardProps } from '@/ui/ProductCard'
import { rateText } from '@/ui/Rate/rateText'
import type { RateValue } from '@/ui/Rate/rateText'
import { formatTerm } from '@/domain/dates/format'

/** What a product or a holding is agreed to pay, as the calls carry it. */
export interface AgreedRates {
  /** The agreed rate; of a structured deposit the highest, of an agreement deposit the one above its floor balance. */
  readonly appointRate: BasisPoints
  /** Structured only: the rate for certain. */
  readonly floorRate?: BasisPoints | undefined
  /** Agreement only: the balance up to which the demand rate counts, in fen. */
  readonly floorBalance?: Fen | undefined
}

/** An agreement deposit's floor balance, as a text names it. */
export const floorText = (floorBalance: Fen): string => `${formatShortAmount(floorBalance)}元`

/**
 * The lowest rate a deposit's money may earn where the agreed one isn't paid on every yuan and every day: the floor of a
 * structured one, the demand rate up to an agreement's balance, the first step of one that steps by time held.
 * Undefined where the agreed rate is certain to who keeps the deposit.
 */
export function leastRateOf({
  aheadRate,
  floorRate,
  floorBalance,
  rateSteps,
}: Pick<ProductFacts, 'aheadRate' | 'floorRate' | 'floorBalance' | 'rateSteps'>): BasisPoints | undefined {
  if (floorBalance !== undefined) return aheadRate
  if (floorRate !== undefined || rateSteps.length < 2) return floorRate
  return basisPoints(Math.min(...rateSteps.map(({ rate }) => rate)))
}

/** The figure a product is known by wherever it stands: its rate or both ends of it, or the wealth product's yield. */
export const figureOf = (facts: ProductFacts): RateValue =>
  facts.kind === 'wealth'
    ? { yield: facts.sevenDayYield ?? NOT_YET }
    : { rate: facts.appointRate, from: leastRateOf(facts) }

/** What the figure is called wherever it stands. */
export const figureCaptionOf = (family: FamilyKey, facts: ProductFacts | undefined): string =>
  facts?.floorBalance === undefined ? rateCaptionOf(family) : `${floorText(facts.floorBalance)}以内~超出部分年利率`

/** A deposit's rate in few letters: both ends of it where it isn't certain. */
export const rateTextOf = (facts: ProductFacts): string =>
  rateText({ rate: facts.appointRate, from: leastRateOf(facts) })

/** What a family calls its term: one that may be ended at any time by its own rules has a longest. */
export function termCaptionOf(family: FamilyKey): string {
  const { interest } = familyRule(family)
  if (interest === 'netValue') return '产品期限'
  return interest === 'stepped' ? '最长存期' : '存期'
}

/** What a family calls the least that can be put in: a wealth product is bought, not paid in. */
export const minimumCaptionOf = (family: FamilyKey): string =>
  familyRule(family).interest === 'netValue' ? '起购金额' : '起存金额'

/** `1年`; a product without end has no fixed term. */
export const termTextOf = (facts: ProductFacts): string => (facts.kind === 'wealth' ? '无固定期限' : formatTerm(facts))

/** `50元` */
export const minimumTextOf = (facts: ProductFacts): string => `${formatShortAmount(facts.minAmt)}元`

type ProductLook = Pick<ProductCardProps, 'name' | 'figure' | 'figureCaption' | 'facts' | 'tags'>

/** How a product looks on every list: what it pays, for how long, from how much, and what it is besides. */
export const productLook = (family: FamilyKey, facts: ProductFacts): ProductLook => ({
  name: facts.productName,
  figure: figureOf(facts),
  figureCaption: figureCaptionOf(family, facts),
  facts: [
    { caption: termCaptionOf(family), value: termTextOf(facts) },
    { caption: minimumCaptionOf(family), value: minimumTextOf(facts) },
  ],
  tags: [...(facts.kind === 'wealth' ? ['代销'] : []), ...(facts.riskLevel === '' ? [] : [facts.riskLevel])],
})
