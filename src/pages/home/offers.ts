import type { ProductFacts } from '@/contract/product/productFacts'
import { familyOf, familyRule } from '@/domain/products/families'
import type { RouteFamily } from '@/routes/families'
import { productRoute } from '@/products/entrance'
import { productLook } from '@/products/model/figure'
import type { ProductCardProps } from '@/ui/ProductCard'

/** A product on home: what its card shows, and where it leads. */
export interface Offer extends Omit<ProductCardProps, 'onPress'> {
  readonly productType: string
  readonly leadsTo: `/${RouteFamily}Index`
}

export interface Offers {
  readonly deposits: readonly Offer[]
  readonly wealth: readonly Offer[]
}

const MOST_DEPOSITS = 3
const MOST_WEALTH = 1

/**
 * What home shows of the shelf: what is on sale and has an entrance, in the bank's own order, one of each family before
 * a second of any. The same for everybody: nothing is recommended by what is known of the customer.
 */
export function offersOf(products: readonly ProductFacts[]): Offers {
  const shown = products.flatMap((product) => offerOf(product) ?? [])
  const of = (kind: ProductFacts['kind'], most: number): readonly Offer[] =>
    oneOfEachFirst(shown.filter((each) => each.kind === kind))
      .slice(0, most)
      .map(({ offer }) => offer)
  return { deposits: of('deposit', MOST_DEPOSITS), wealth: of('wealth', MOST_WEALTH) }
}

interface Shown {
  readonly kind: ProductFacts['kind']
  readonly family: string
  readonly offer: Offer
}

function offerOf(product: ProductFacts): Shown | undefined {
  const { kind, productType, saleStatus } = product
  const family = familyOf(productType)
  const leadsTo = productRoute(productType, 'Index')
  if (family === undefined || leadsTo === undefined || saleStatus !== 'ON_SALE') return undefined
  if (!familyRule(family).showEntrance) return undefined
  return { kind, family, offer: { ...productLook(family, product), productType, leadsTo } }
}

function oneOfEachFirst(shown: readonly Shown[]): readonly Shown[] {
  const firsts = shown.filter((each, index) => shown.findIndex(({ family }) => family === each.family) === index)
  return [...firsts, ...shown.filter((each) => !firsts.includes(each))]
}
