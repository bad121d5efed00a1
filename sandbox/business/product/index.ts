import type { productCalls } from '@/contract/product'
import { familyOf } from '@/domain/products/families'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { SeedAct } from '@sandbox/kernel/seed'
import type { Handler } from '@sandbox/kernel/scope'
import { getInfo } from './calls/getInfo'
import { queryInvitations } from './calls/queryInvitations'
import { queryProductDetail } from './calls/queryProductDetail'
import { queryProducts } from './calls/queryProducts'
import { productConsole } from './console'
import { invite } from './invitations'
import { seedCatalogue } from './products'
import * as tables from './tables'

export { CATALOGUE } from './catalogue'
export { invitationRefusal, invite } from './invitations'
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
  sellEveryFamily,
  setSaleStatus,
  takeQuota,
  takeQuotas,
  termOfPurchase,
  withAgreedRate,
} from './products'
export { productInvitations, products, wealthIncomes } from './tables'
export type { InterestTerms } from './terms'

/** The seeds' invitation to a product's family. */
const inviteToFamily: SeedAct = async (tx, { customerId, productType, now }) => {
  const family = familyOf(productType)
  return family ? ok(await invite(tx, customerId, family, now)) : fail(bankError('ProductUnknown'))
}

export const product = {
  name: 'product',
  handlers: { getInfo, queryInvitations, queryProductDetail, queryProducts } satisfies Record<
    keyof typeof productCalls,
    Handler
  >,
  tables,
  seeds: [{ name: 'catalogue', on: 'opening', run: (tx) => seedCatalogue(tx, { sellClosedFamilies: true }) }],
  seedActs: { invite: inviteToFamily },
  exports: { invitations: ownRows(tables.productInvitations) },
  console: productConsole,
} satisfies Capability
