import type { ProductFacts } from '@/contract/product/productFacts'
import { termMonths } from '@/domain/dates/term'
import { basisPoints, yuan } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import type { FamilyKey } from '@/domain/product/families'
import type { ShelfGroup } from '../family'
import { searchProducts } from './search'
import { GROUP_ORDER } from './shelfGroups'
import { shelfProducts } from './shelfProduct'
import type { ShelfProduct } from './shelfProduct'

export { SHELF_GROUPS } from './shelfGroups'

export const TERM_FILTERS = {
  any: '全部期限',
  short: '半年以内',
  medium: '半年至1年',
  long: '1年以上',
} as const

export type TermFilter = keyof typeof TERM_FILTERS

export const MINIMUM_FILTERS = {
  any: '不限',
  hundred: '100元及以下',
  thousand: '1,000元及以下',
  tenThousand: '10,000元及以下',
} as const

export type MinimumFilter = keyof typeof MINIMUM_FILTERS

export const RATE_FILTERS = { any: '不限', one: '1.00%及以上', oneAndHalf: '1.50%及以上' } as const

export type RateFilter = keyof typeof RATE_FILTERS

export interface ShelfFilter {
  readonly group: ShelfGroup | 'all'
  readonly term: TermFilter
  readonly minimum: MinimumFilter
  /** Of what is agreed on: a yield, which nobody promises, passes only without this filter. */
  readonly rate: RateFilter
  /** What was typed into the search field. */
  readonly text: string
}

export const NO_FILTER: ShelfFilter = { group: 'all', term: 'any', minimum: 'any', rate: 'any', text: '' }

const DAYS_IN_MONTH = 30

const monthsOf = (facts: ProductFacts): number => termMonths(facts) ?? facts.term / DAYS_IN_MONTH

/** A product without end fits every term. */
const TERM_TESTS: Readonly<Record<TermFilter, (months: number) => boolean>> = {
  any: () => true,
  short: (months) => months <= 6,
  medium: (months) => months > 6 && months <= 12,
  long: (months) => months > 12,
}

const fitsTerm = (facts: ProductFacts, term: TermFilter): boolean =>
  facts.kind === 'wealth' || TERM_TESTS[term](monthsOf(facts))

const MAX_MINIMUM: Readonly<Record<Exclude<MinimumFilter, 'any'>, Fen>> = {
  hundred: /*#__PURE__*/ yuan(100),
  thousand: /*#__PURE__*/ yuan(1_000),
  tenThousand: /*#__PURE__*/ yuan(10_000),
}

const LEAST_RATE: Readonly<Record<Exclude<RateFilter, 'any'>, BasisPoints>> = {
  one: /*#__PURE__*/ basisPoints(100),
  oneAndHalf: /*#__PURE__*/ basisPoints(150),
}

const fits = ({ facts, description }: ShelfProduct, { group, term, minimum, rate }: ShelfFilter): boolean =>
  (group === 'all' || description.shelfGroup === group) &&
  fitsTerm(facts, term) &&
  (minimum === 'any' || facts.minAmt <= MAX_MINIMUM[minimum]) &&
  (rate === 'any' || (facts.kind === 'deposit' && facts.appointRate >= LEAST_RATE[rate]))

export interface ShelfSection {
  readonly group: ShelfGroup
  readonly products: readonly ShelfProduct[]
}

export interface Shelf {
  /** On sale, by group; shorter terms first. */
  readonly sections: readonly ShelfSection[]
  /** Not on sale now, but held by some: shown apart. */
  readonly closed: readonly ShelfProduct[]
  /** Groups that have any product at all, for the filter. */
  readonly groups: readonly ShelfGroup[]
}

/** So many terms stand on one card; a family with more gets another. */
const MAX_TERMS = 12

/** Products in the order of the shelf, those of one family together where its first one stands. */
export function byFamily(products: readonly ShelfProduct[]): readonly (readonly ShelfProduct[])[] {
  const families = new Map<FamilyKey, ShelfProduct[]>()
  for (const product of products) families.set(product.family, [...(families.get(product.family) ?? []), product])
  return [...families.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / MAX_TERMS) }, (_, card) =>
      own.slice(card * MAX_TERMS, (card + 1) * MAX_TERMS),
    ),
  )
}

/** Sorts what the bank sells onto the shelf. */
export function arrangeShelf(products: readonly ProductFacts[], filter: ShelfFilter): Shelf {
  const shown = shelfProducts(products)
  const fitting = searchProducts(shown, filter.text)
    .filter((product) => fits(product, filter))
    .map((product, index) => ({ product, index }))
    .sort((a, b) => monthsOf(a.product.facts) - monthsOf(b.product.facts) || a.index - b.index)
    .map(({ product }) => product)
  const onSale = fitting.filter(({ facts }) => facts.saleStatus !== 'CLOSED')
  const inGroup = (group: ShelfGroup) => onSale.filter(({ description }) => description.shelfGroup === group)
  return {
    sections: GROUP_ORDER.map((group) => ({ group, products: inGroup(group) })).filter(
      (section) => section.products.length > 0,
    ),
    closed: fitting.filter(({ facts }) => facts.saleStatus === 'CLOSED'),
    groups: GROUP_ORDER.filter((group) => shown.some(({ description }) => description.shelfGroup === group)),
  }
}
