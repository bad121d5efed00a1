import type { ProductFacts } from '@/contract/product/productFacts'
import { formatTerm } from '@/domain/dates/format'
import { familyOf } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { MOST } from './facts'
import type { Block } from './facts'

type ProductsBlock = Extract<Block, { block: 'PRODUCTS' }>

export interface ShownProduct {
  readonly family: FamilyKey
  readonly facts: ProductFacts
}

const onSaleOf = (products: readonly ProductFacts[], family: FamilyKey): readonly ShownProduct[] =>
  products
    .filter(({ productType, saleStatus }) => saleStatus === 'ON_SALE' && familyOf(productType) === family)
    .map((facts) => ({ family, facts }))

/** One product of each term that the page's text speaks of, in the text's order; what the link names stands for its term. */
function ofTerms(
  own: readonly ShownProduct[],
  terms: NonNullable<ProductsBlock['terms']>,
  named: ShownProduct | undefined,
): readonly ShownProduct[] {
  const ofTerm = (text: string) => own.find(({ facts }) => formatTerm(facts) === text)
  const shown = terms.flatMap((term) => {
    const text = formatTerm(term)
    return (named && formatTerm(named.facts) === text ? named : ofTerm(text)) ?? []
  })
  return named && !shown.includes(named) ? [named, ...shown] : shown
}

/**
 * The products that a piece of a page shows. What the link names is always among them while it is on sale; where terms are
 * compared, they are of one family, its own.
 * @param code the product that the link names
 */
export function shownOf(
  products: readonly ProductFacts[],
  { families, terms }: Pick<ProductsBlock, 'families' | 'terms'>,
  code?: string,
): readonly ShownProduct[] {
  const sold = families.map((family) => onSaleOf(products, family))
  const named = sold.flat().find(({ facts }) => facts.productType === code)
  if (terms) return ofTerms(sold.find((own) => named && own.includes(named)) ?? sold[0] ?? [], terms, named)
  const first = sold.flatMap((own) => own.slice(0, MOST))
  return named ? [named, ...first.filter(({ facts }) => facts.productType !== code)] : first
}

/** Whether a link names a product of these families that isn't sold now: the page then says so. */
export function isNamedGone(
  products: readonly ProductFacts[],
  families: readonly FamilyKey[],
  code: string | undefined,
): boolean {
  const family = code === undefined ? undefined : familyOf(code)
  if (family === undefined || !families.includes(family)) return false
  return !products.some(({ productType, saleStatus }) => productType === code && saleStatus === 'ON_SALE')
}
