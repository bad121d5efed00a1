import type { ProductFacts } from '@/contract/product/productFacts'
import { depositsOnSale } from './earnings'
import type { SaleTerm } from './earnings'

/** So many stand in one line of the largest type. */
const COMMON_TERMS = 4

/** Of the terms on sale those that most families have, in their order; the current one is always among them. */
export function commonTerms(
  products: readonly ProductFacts[],
  terms: readonly SaleTerm[],
  current: SaleTerm,
): readonly SaleTerm[] {
  const deposits = depositsOnSale(products)
  const familiesOf = ({ endDate }: SaleTerm): number =>
    new Set(deposits.filter(({ facts }) => facts.endDate === endDate).map(({ family }) => family)).size
  const others = terms
    .filter(({ key }) => key !== current.key)
    .map((term) => ({ term, families: familiesOf(term) }))
    .sort((a, b) => b.families - a.families)
    .slice(0, COMMON_TERMS - 1)
  const kept = new Set([current.key, ...others.map(({ term }) => term.key)])
  return terms.filter(({ key }) => kept.has(key))
}
