import type { productCalls } from '@/contract/product'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { getInfo } from './calls/getInfo'
import { queryProductDetail } from './calls/queryProductDetail'
import { queryProducts } from './calls/queryProducts'
import { productConsole } from './console'
import { seedCatalogue } from './products'
import * as tables from './tables'

export { CATALOGUE } from './catalogue'
export { incomeOn, type PublishedIncome, publishedIncomes, publishIncome } from './incomes'
export {
  checkPurchase,
  findProduct,
  listProducts,
  lockQuotas,
  type Product,
  productFactsOf,
  ratingsOf,
  riskLevelOf,
  seedCatalogue,
  sellClosedFamilies,
  takeQuota,
  takeQuotas,
  termOfPurchase,
  withAgreedRate,
} from './products'
export { products, wealthIncomes } from './tables'
export type { InterestTerms } from './terms'

export const product = {
  name: 'product',
  handlers: { getInfo, queryProductDetail, queryProducts } satisfies Record<keyof typeof productCalls, Handler>,
  tables,
  seeds: [{ name: 'catalogue', run: (tx) => seedCatalogue(tx, { sellClosedFamilies: true }) }],
  console: productConsole,
} satisfies Capability
