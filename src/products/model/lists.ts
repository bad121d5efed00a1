import type { ProductFacts } from '@/contract/product/productFacts'
import type { Fen } from '@/domain/money/fen'
import { familyOf } from '@/domain/product/families'
import type { ProductListKey } from '@/routes/row'

/** One of the lists that show a part of the shelf (docs/decisions/silences.md: which route shows which). */
export interface ProductList {
  /** Above the list, what it holds. */
  readonly intro: string
  readonly empty: string
  /** Narrows by what the electronic account can pay; the list needs a signed-in customer then. */
  readonly affordable?: true
  /** Leads to the product's buying page rather than to its description. */
  readonly opens: 'Index' | 'Buy'
  readonly has: (facts: ProductFacts) => boolean
}

const onSale = ({ saleStatus }: ProductFacts): boolean => saleStatus === 'ON_SALE'
const onSaleOrClosed: readonly ProductFacts['saleStatus'][] = ['ON_SALE', 'CLOSED']

export const PRODUCT_LISTS: Readonly<Record<ProductListKey, ProductList>> = {
  full: {
    intro: '按期付息：每满一期付一次利息，本金到期归还',
    empty: '暂无按期付息存款',
    opens: 'Index',
    has: ({ productType }) => familyOf(productType) === 'full',
  },
  deposits: {
    intro: '我行自营存款，受存款保险保障',
    empty: '暂无在售存款',
    opens: 'Index',
    has: ({ kind }) => kind === 'deposit',
  },
  wealth: {
    intro: '由第三方机构发行与管理，我行仅为代销机构，非存款',
    empty: '暂无代销理财产品',
    opens: 'Index',
    has: ({ kind }) => kind === 'wealth',
  },
  onSale: {
    intro: '今日可购买的全部产品',
    empty: '暂无在售产品',
    opens: 'Index',
    // What is no longer sold stands folded below, for those who hold it.
    has: ({ saleStatus }) => onSaleOrClosed.includes(saleStatus),
  },
  affordable: {
    intro: '以电子账户可用余额即可购买的产品',
    empty: '可用余额不足以购买在售产品',
    affordable: true,
    opens: 'Buy',
    has: onSale,
  },
}

/** The list's products in the bank's order; `available` in fen is asked for by lists of what can be paid. */
export const listedProducts = (
  list: ProductList,
  products: readonly ProductFacts[],
  available: Fen | undefined,
): readonly ProductFacts[] =>
  products.filter(
    (facts) => list.has(facts) && (!list.affordable || (available !== undefined && facts.minAmt <= available)),
  )
