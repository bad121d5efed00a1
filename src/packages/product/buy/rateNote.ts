import type { ProductFacts } from '@/contract/product/productFacts'
import type { ProductDescription } from '@/products/family'
import { rateTextOf } from '@/products/model/figure'

/** Of a rate that is agreed with this order, the rate itself; else what the product's own page says at its foot. */
export const rateNote = (facts: ProductFacts, { index, kind }: ProductDescription): string | undefined =>
  kind === 'deposit' && facts.floorRate === undefined
    ? `本笔存款按${rateTextOf(facts)}年利率办理，存期内不变。`
    : index.bottomNotice
