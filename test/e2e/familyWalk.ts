import { eq } from 'drizzle-orm'
import { invite, listProducts, sellEveryFamily } from '@sandbox/business/product'
import type { Product } from '@sandbox/business/product'
import { bankNow } from '@sandbox/kernel/clock'
import { buyDeposit } from '@sandbox/business/deposit'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import type { TestBank } from '@sandbox/testing/bank'
import type { TestCustomer } from '@sandbox/testing/client'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { yuan } from '@/domain/money/fen'
import { isPartnerPage } from '@/domain/channels/channels'
import { FAMILIES, familyRule, INVITED_FAMILIES } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { CAPTIONS } from '@/products/explanations'
import { describeFamily } from '@/products/registry'
import { FAMILY_ROLES, familyRouteName, ROUTE_FAMILIES } from '@/routes/families'
import type { FamilyRole, RouteFamily } from '@/routes/families'
import type { Query, RouteName } from '@/routes/link'
import { buy, preparePurchase, redeem } from '../drivers/orders'
import { schema } from '@sandbox/testing/schema'
import type { Tx } from '@sandbox/kernel/db'
import { transferIn } from '@sandbox/business/transfer'

/** One address of the walk, and what its page must show because of its family. */
export interface Stop {
  readonly name: RouteName
  readonly query: Query
  readonly sees: readonly string[]
  /** The product named by the address, directly or by a holding. */
  readonly code: string | undefined
}

/** A customer's holdings and orders of one product family, so that each role has something to show. */
interface Owned {
  readonly products: readonly Product[]
  /** Number of an open holding by product code. */
  readonly holdings: ReadonlyMap<string, string>
  /** Orders by client id, with the product's name; a family that can't be bought has no purchase. */
  readonly bought: { readonly orderId: string; readonly of: string } | undefined
  readonly redeemed: { readonly orderId: string; readonly of: string }
}

const HOUR_MS = 3_600_000
const WEALTH_SHARES = 100
/** The id of an order that doesn't exist. */
const NO_ORDER = '0'.repeat(32)
/** Deposits of the renewed family come from maturing ones only. */
const RENEWED: FamilyKey = 'renewed'
const RENEWED_FROM = '20520'

/**
 * Makes a customer hold every product, buy one of each family and withdraw one. For this the closed families are opened,
 * and renewed deposits are made from bought ones, as a renewal leaves them.
 */
export async function ownEverything(bank: TestBank, key: string, customer: TestCustomer): Promise<readonly Stop[]> {
  const customerId = demoCustomerId(key)
  const products = await bank.db.transaction(async (tx) => {
    await sellEveryFamily(tx, true)
    const now = await bankNow(tx)
    for (const family of INVITED_FAMILIES) await invite(tx, customerId, family, now)
    const paid = await transferIn(tx, { customerId, amount: yuan(50_000_000), now })
    if (!paid.ok) throw new Error(paid.error.name)
    const all = await listProducts(tx)
    for (const [index, product] of all.entries()) {
      if (product.kind !== 'deposit') continue
      await hold(tx, customerId, product, now)
      // One more of each family's last product, to be withdrawn.
      if (all[index + 1]?.family !== product.family) await hold(tx, customerId, product, now)
    }
    return all
  })
  await bank.advance(26 * HOUR_MS)
  const owned = new Map<FamilyKey, Owned>()
  for (const family of Object.keys(FAMILIES) as FamilyKey[]) {
    const own = products.filter((product) => product.family === family)
    owned.set(family, await deal(customer, family, own))
  }
  return stopsOf(owned)
}

async function hold(tx: Tx, customerId: string, product: Product, now: number): Promise<void> {
  const { productType, family, minAmount: amount } = product
  const from = family === RENEWED ? RENEWED_FROM : productType
  const held = await buyDeposit(tx, { customerId, productType: from, amount, now })
  if (!held.ok) throw new Error(`${productType} can't be held: ${held.error.name}`)
  if (from === productType) return
  const { holdings } = schema
  await tx.update(holdings).set({ productType }).where(eq(holdings.seqNo, held.value.holding.seqNo))
}

/** Withdraws one holding of a family and buys one of its first product. */
async function deal(customer: TestCustomer, family: FamilyKey, products: readonly Product[]): Promise<Owned> {
  const productTypes = products.map(({ productType }) => productType)
  const held = await customer.call(queryHoldings, { productTypes, state: 'open', most: 50 })
  if (!held.ok) throw new Error(held.error)
  const open = held.value.holdings.filter(({ status }) => status === 'OPEN')
  const [first] = open
  const [product] = products
  if (!first || !product) throw new Error(`nothing of ${family} is held`)
  const wealth = first.kind === 'wealth'
  const redeemed = await redeem(customer, first.seqNo, wealth ? WEALTH_SHARES : undefined)
  const left = wealth ? open : open.slice(1)
  const { productType, name } = product
  return {
    products,
    holdings: new Map(left.map(({ prodType, seqNo }) => [prodType, seqNo])),
    redeemed: { orderId: redeemed, of: first.prodDesc },
    bought:
      family === RENEWED
        ? undefined
        : { orderId: (await buy(customer, await preparePurchase(customer, productType))).orderId, of: name },
  }
}

type Look = (family: FamilyKey, owned: Owned, product: Product) => Pick<Stop, 'query' | 'sees'>

const incomesOf = (family: FamilyKey): readonly string[] => Object.values(CAPTIONS[familyRule(family).caption])

/** What a role's page is opened with, and what it must show of its family. */
const LOOKS: Readonly<Record<FamilyRole, Look>> = {
  Index: (family, _, { productType, name }) => ({
    query: { productType },
    sees: [name, ...describeFamily(family).index.productInfo.map(({ title }) => title)],
  }),
  Buy: (family, _, { productType, name }) => {
    const { index, buy: words } = describeFamily(family)
    return { query: { productType }, sees: index.notSold === undefined ? [name, words.amountCaption] : [index.notSold] }
  },
  Result: (_, { bought }) => ({
    query: { orderId: bought?.orderId ?? NO_ORDER },
    sees: bought ? [bought.of, '订单号'] : ['交易未完成'],
  }),
  HoldList: (family) => ({ query: {}, sees: ['持有中', ...incomesOf(family)] }),
  HoldInfo: (_, { holdings }, { productType, name }) => ({
    query: { seqNo: holdings.get(productType) },
    sees: [productType, name],
  }),
  Redeem: (family, { holdings }, { productType, name }) => ({
    query: { seqNo: holdings.get(productType) },
    sees: [name, describeFamily(family).withdraw.notice],
  }),
  RedeemResult: (family, { redeemed }) => {
    const { done, pending } = describeFamily(family).withdraw
    return { query: { orderId: redeemed.orderId }, sees: [family === 'wealth' ? pending : done, redeemed.of] }
  },
}

/** The roles whose address names a product or one holding of it. */
const OF_ONE_PRODUCT: readonly FamilyRole[] = ['Index', 'Buy', 'HoldInfo', 'Redeem']

/**
 * A partner's pages are for customers who come by its link; a later link of somebody else makes them ordinary customers
 * again.
 */
const comingBy = (route: RouteFamily): Query => (isPartnerPage(route) ? { channel: 'HZ202102' } : { saverId: 'V300' })

/**
 * Every route family in every role, one role after another. Where a page shows one product, a family's codes are used in
 * turn; when it has too few addresses for its codes, its first address shows the rest.
 */
function stopsOf(owned: ReadonlyMap<FamilyKey, Owned>): readonly Stop[] {
  const turns = new Map<FamilyKey, number>()
  const routes = Object.keys(ROUTE_FAMILIES) as RouteFamily[]
  const stopAt = (route: RouteFamily, role: FamilyRole): Stop => {
    const family = ROUTE_FAMILIES[route]
    const own = owned.get(family)
    const turn = turns.get(family) ?? 0
    const ofOne = OF_ONE_PRODUCT.includes(role)
    if (ofOne) turns.set(family, turn + 1)
    const product = own?.products[turn % own.products.length]
    if (!own || !product) throw new Error(`nothing is owned of ${family}`)
    const code = ofOne ? product.productType : undefined
    const { query, sees } = LOOKS[role](family, own, product)
    return { name: familyRouteName(route, role), code, query: { ...query, ...comingBy(route) }, sees }
  }
  const stops = FAMILY_ROLES.flatMap((role) => routes.map((route) => stopAt(route, role)))
  const more = [...owned].flatMap(([family, { products }]) => {
    const route = routes.find((each) => ROUTE_FAMILIES[each] === family)
    const missing = products.length - (turns.get(family) ?? 0)
    return route && missing > 0 ? Array.from({ length: missing }, () => stopAt(route, 'Index')) : []
  })
  return [...stops, ...more]
}
