import type { ProductFacts } from '@/contract/product/productFacts'
import type { FamilyKey } from '@/domain/product/families'
import { DISTRIBUTION_NOTICE } from './distribution'
import { fillIn } from './registry'

/** A product that is shown to sell it. */
export interface Shown {
  readonly family: FamilyKey
  readonly facts: Pick<ProductFacts, 'productName' | 'riskLevel'>
}

const OF_DEPOSITS = '利率为当前产品页面的年利率，以存入时为准。提前支取按产品的提前支取规则计息，利息会减少。'

/** What must be known of the product that the bank only distributes, with its name and level as they are now. */
export const distributionLines = ({ productName, riskLevel }: Shown['facts']): readonly string[] =>
  DISTRIBUTION_NOTICE.paragraphs.map((paragraph) => fillIn(paragraph, { productName, riskLevel }))

/** What the law wants beside products wherever they are shown to sell them, by their kind. */
export function disclosureLines(shown: readonly Shown[]): readonly string[] {
  const distributed = shown.filter(({ family }) => family === 'wealth')
  return [
    ...(shown.length > distributed.length ? [OF_DEPOSITS] : []),
    ...distributed.flatMap(({ facts }) => distributionLines(facts)),
  ]
}
