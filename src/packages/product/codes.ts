import type { ProductFacts } from '@/contract/product/productFacts'
import { termMonths } from '@/domain/dates/term'

const DAYS_IN_MONTH = 30

const months = (facts: ProductFacts): number => termMonths(facts) ?? facts.term / DAYS_IN_MONTH

/** The shortest term first; equal terms stay in the bank's order. */
export const byTerm = (products: readonly ProductFacts[]): readonly ProductFacts[] =>
  [...products].sort((a, b) => months(a) - months(b))

/**
 * The code a family's page opens with: its first on sale, else its first. A family of one code needs no answer of the
 * bank's; undefined while a larger one's isn't there.
 */
export function defaultCode(
  codes: readonly string[],
  products: readonly ProductFacts[] | undefined,
): string | undefined {
  if (codes.length === 1 || !products) return codes.length === 1 ? codes[0] : undefined
  const onSale = (code: string): boolean =>
    products.some(({ productType, saleStatus }) => productType === code && saleStatus === 'ON_SALE')
  return codes.find(onSale) ?? codes[0]
}
