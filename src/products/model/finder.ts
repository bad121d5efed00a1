import { addMonths } from '@/domain/dates/calendarMonths'
import { isDay } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { interestBy } from './estimate'
import { shelfProducts } from './shelfProduct'
import type { ShelfProduct } from './shelfProduct'
import type { ProductFacts } from '@/contract/product/productFacts'

/** How long the money can be done without, in months. */
export const FINDER_TERMS = [
  { key: '3', label: '3个月' },
  { key: '6', label: '半年' },
  { key: '12', label: '1年' },
  { key: '24', label: '2年' },
  { key: '36', label: '3年' },
  { key: '60', label: '5年' },
] as const

export type FinderTerm = (typeof FINDER_TERMS)[number]['key']

/** The deposit that brings the most interest by then. */
export interface Found {
  readonly product: ShelfProduct
  /** In fen, by the end of that time; of a structured deposit the least. */
  readonly interest: Fen
  /** Of how many deposits that take the amount. */
  readonly among: number
}

/**
 * What brings the most for an amount that can be done without for so many months: of the deposits on sale that take it,
 * the one with the most interest by then, matured or withdrawn; of equals the one that is over first. The same for
 * everybody. Undefined when none takes the amount. The wealth product promises nothing and isn't compared.
 */
export function findBest(products: readonly ProductFacts[], amount: Fen, months: number): Found | undefined {
  const found = shelfProducts(products).flatMap((product) => {
    const { saleStatus, kind, minAmt, maxAmt, startDate } = product.facts
    const takes = amount >= minAmt && (maxAmt <= 0 || amount <= maxAmt)
    if (kind !== 'deposit' || saleStatus !== 'ON_SALE' || !takes || !isDay(startDate)) return []
    const interest = interestBy(product.facts, amount, addMonths(startDate, months))
    return interest === undefined ? [] : [{ product, interest }]
  })
  const [best] = found.sort(
    (a, b) => b.interest - a.interest || a.product.facts.endDate.localeCompare(b.product.facts.endDate),
  )
  return best && { ...best, among: found.length }
}
