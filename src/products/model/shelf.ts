import type { ProductFacts } from '../../contract/product/productFacts'
import { termMonths } from '../../domain/dates/term'
import { familyOf, familyRule } from '../../domain/products/families'
import type { FamilyKey } from '../../domain/products/families'
import { BUILT_FAMILIES } from '../../routes/families'
import type { ProductDescription, ShelfGroup } from '../family'
import { describeFamily } from '../registry'

export const SHELF_GROUPS: Readonly<Record<ShelfGroup, { readonly title: string; readonly hint: string }>> = {
  term: { title: '定期存款', hint: '存期固定，到期付息' },
  payout: { title: '分期付息', hint: '按期领取利息' },
  flexible: { title: '灵活存取', hint: '持有越久，利率越高' },
  special: { title: '特色存款', hint: '结构性存款、协定存款' },
  wealth: { title: '代销理财', hint: '由第三方机构发行与管理' },
}

const GROUP_ORDER = Object.keys(SHELF_GROUPS) as ShelfGroup[]

export const TERM_FILTERS = {
  any: '全部期限',
  short: '半年以内',
  medium: '半年至1年',
  long: '1年以上',
} as const

export type TermFilter = keyof typeof TERM_FILTERS

export interface ShelfFilter {
  readonly group: ShelfGroup | 'all'
  readonly term: TermFilter
}

export interface ShelfProduct {
  readonly facts: ProductFacts
  readonly family: FamilyKey
  readonly description: ProductDescription
}

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

/** Products that have an entrance (§9: showEntrance) and screens, in the bank's order. */
export const shelfProducts = (products: readonly ProductFacts[]): readonly ShelfProduct[] =>
  products.flatMap((facts) => {
    const family = familyOf(facts.productType)
    if (!family || !familyRule(family).showEntrance || !BUILT_FAMILIES.includes(family)) return []
    return [{ facts, family, description: describeFamily(family) }]
  })

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

/** Sorts what the bank sells onto the shelf. */
export function arrangeShelf(products: readonly ProductFacts[], filter: ShelfFilter): Shelf {
  const shown = shelfProducts(products)
  const fitting = shown
    .filter(({ description }) => filter.group === 'all' || description.shelfGroup === filter.group)
    .filter(({ facts }) => fitsTerm(facts, filter.term))
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
