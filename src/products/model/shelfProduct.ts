import type { ProductFacts } from '@/contract/product/productFacts'
import { familyOf, familyRule } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import type { ProductDescription } from '../family'
import { describeFamily } from '../registry'

export interface ShelfProduct {
  readonly facts: ProductFacts
  readonly family: FamilyKey
  readonly description: ProductDescription
}

/** Products that have an entrance (§9: showEntrance) and screens, in the bank's order. */
export const shelfProducts = (products: readonly ProductFacts[]): readonly ShelfProduct[] =>
  products.flatMap((facts) => {
    const family = familyOf(facts.productType)
    if (!family || !familyRule(family).showEntrance) return []
    return [{ facts, family, description: describeFamily(family) }]
  })
