import type { ProductFacts } from '@/contract/product/productFacts'
import { addTerm } from '@/domain/dates/calendarMonths'
import { isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatTerm } from '@/domain/dates/format'
import type { Term } from '@/domain/dates/term'
import { interestMethod } from '@/domain/interest/told'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { checkPurchaseAmount, limitsOf } from '@/domain/order/purchase'
import type { PurchaseRefusal } from '@/domain/order/purchase'
import { interestBy } from './estimate'
import { shelfProducts } from './shelfProduct'
import type { ShelfProduct } from './shelfProduct'

/** A term for which deposits are on sale; two products with the same last day have the same term. */
export interface SaleTerm extends Term {
  readonly key: string
  /** `1年` */
  readonly label: string
  readonly endDate: Day
}

/** The deposits that can be bought. */
export const depositsOnSale = (products: readonly ProductFacts[]): readonly ShelfProduct[] =>
  shelfProducts(products).filter(({ facts }) => facts.kind === 'deposit' && facts.saleStatus === 'ON_SALE')

/** The terms on sale, the shortest first. */
export function saleTerms(products: readonly ProductFacts[]): readonly SaleTerm[] {
  const byEnd = new Map<string, SaleTerm>()
  for (const { facts } of depositsOnSale(products)) {
    const { term, termType, endDate } = facts
    if (isDay(endDate) && !byEnd.has(endDate))
      byEnd.set(endDate, { term, termType, key: endDate, label: formatTerm(facts), endDate })
  }
  return [...byEnd.values()].sort((a, b) => (a.endDate < b.endDate ? -1 : 1))
}

/** What a family brings for an amount and a term. */
export interface Earning {
  readonly product: ShelfProduct
  /** In fen by the end of the term, matured or withdrawn; of a structured deposit the least. Undefined without an amount. */
  readonly interest: Fen | undefined
  /** How much the amount is short of the least, in fen. */
  readonly lacks: Fen | undefined
  /** Why the amount can't be put in. */
  readonly refusal: PurchaseRefusal | undefined
}

/** Those that end with the term; and those that may be ended then by their own rules. */
function fitsTerm({ facts: { productType, startDate, endDate } }: ShelfProduct, term: SaleTerm): boolean {
  if (endDate === term.endDate) return true
  return interestMethod(productType) === 'stepped' && isDay(startDate) && endDate > term.endDate
}

function earningOf(product: ShelfProduct, amount: Fen | undefined, term: SaleTerm): Earning {
  const { facts } = product
  const { minAmt, startDate } = facts
  const checked = amount === undefined ? undefined : checkPurchaseAmount({ ...limitsOf(facts), amount })
  const refusal = checked && !checked.ok ? checked.error : undefined
  const lacks = amount !== undefined && refusal === 'BelowMinimum' ? fen(minAmt - amount) : undefined
  const on = isDay(startDate) && facts.endDate !== term.endDate ? addTerm(startDate, term) : term.endDate
  return { product, lacks, refusal, interest: checked?.ok ? interestBy(facts, checked.value, on) : undefined }
}

/** What brings more before what brings less; what doesn't take the amount last, the least short first. */
function before(a: Earning, b: Earning): number {
  if (a.interest !== undefined || b.interest !== undefined) return (b.interest ?? -1) - (a.interest ?? -1)
  return (a.lacks ?? Infinity) - (b.lacks ?? Infinity) || b.product.facts.appointRate - a.product.facts.appointRate
}

/**
 * One line a family: of its deposits on sale with that term the one that brings the most for this amount, by the rule of
 * the purchase's preview (`interestBy`). The same for everybody. The wealth product promises nothing and isn't among them.
 */
export function earningsFor(
  products: readonly ProductFacts[],
  amount: Fen | undefined,
  term: SaleTerm,
): readonly Earning[] {
  const all = depositsOnSale(products)
    .filter((product) => fitsTerm(product, term))
    .map((product) => earningOf(product, amount, term))
    .sort(before)
  const families = new Set<string>()
  return all.filter(({ product: { family } }) => !families.has(family) && families.add(family))
}

const EACH_PERIOD: Readonly<Record<string, string>> = { '1M': '每月付息', '3M': '每季付息' }

/** What is different about how it earns, in four words; undefined where interest is paid once at the end. */
export function shapeOf({ productType, payoutPeriod }: ProductFacts): string | undefined {
  switch (interestMethod(productType)) {
    case 'fullPeriod':
      return (payoutPeriod && EACH_PERIOD[`${payoutPeriod.term}${payoutPeriod.termType}`]) ?? '按期付息'
    case 'stepped':
      return '随时可取'
    case 'structured':
      return '保底利息'
    case 'agreement':
      return '分段计息'
    default:
      return undefined
  }
}
