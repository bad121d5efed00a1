import type * as productCalls from '@/contract/product'
import { familyOf } from '@/domain/product/families'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { SeedAct } from '@sandbox/kernel/seed'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { productConsole } from './console'
import { exportedCodes } from './exports'
import { invite } from './invitations'
import { seedCatalogue } from './products'
import { seedAgreementCodes } from './seed'
import * as tables from './tables'

export { issueAgreementCode, noteCodeUsed, productOfOffer, redeemCode, withAgreementTerms } from './agreementCodes'
export { CATALOGUE } from './catalogue'
export { invitationRefusal, invite } from './invitations'
export { incomeOn, type PublishedIncome, publishedIncomes, publishIncome } from './incomes'
export {
  checkPurchase,
  findProduct,
  listProducts,
  lockQuota,
  lockQuotas,
  type Product,
  productFactsOf,
  productNames,
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
export { DEMAND_RATE } from './product'
export { productInvitations, products, wealthIncomes } from './tables'
export type { InterestTerms } from '@/domain/interest/terms'

/** The seeds' invitation to a product's family. */
const inviteToFamily: SeedAct = async (tx, { customerId, productType, now }) => {
  const family = familyOf(productType)
  return family ? ok(await invite(tx, customerId, family, now)) : fail(bankError('ProductUnknown'))
}

export const product = {
  name: 'product',
  handlers: handlers satisfies Record<keyof typeof productCalls, Handler>,
  tables,
  seeds: [
    { name: 'catalogue', on: 'opening', run: (tx) => seedCatalogue(tx, { sellClosedFamilies: true }) },
    seedAgreementCodes,
  ],
  seedActs: { invite: inviteToFamily },
  exports: { invitations: ownRows(tables.productInvitations), agreementCodes: exportedCodes },
  console: productConsole,
} satisfies Capability
