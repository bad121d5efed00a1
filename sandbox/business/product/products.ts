import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import type { ProductFacts } from '@/contract/product/productFacts'
import { familyOf, familyRule } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { isOffered } from '@/domain/product/offered'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { interestStartDay, maturityDay } from '@/domain/interest/valueDate'
import { basisPoints, fen, ZERO_FEN } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { checkPurchaseAmount } from '@/domain/order/purchase'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { productLevel } from '@/domain/risk/levels'
import type { RiskLevel } from '@/domain/risk/levels'
import { CATALOGUE } from './catalogue'
import { products } from './tables'
import type { Queryable, Tx } from '@sandbox/kernel/db'

export type Product = typeof products.$inferSelect

/** §3 names the field but not its values; the contract's values are ours. */
export type SaleStatus = ProductFacts['saleStatus']

export interface CatalogueSettings {
  /** Opens the families that the law has closed to new purchases. */
  readonly sellClosedFamilies?: boolean
}

/** The families closed by the law that their rule names (src/domain/product/closures.ts). */
const CLOSED_FAMILIES = (Object.keys(CATALOGUE) as FamilyKey[]).filter(
  (family) => familyRule(family).closedByDefault !== undefined,
)

/** Writes the catalogue of the families that the bank offers over the existing rows; the used part of a quota stays. */
export async function seedCatalogue(tx: Tx, { sellClosedFamilies = false }: CatalogueSettings = {}): Promise<void> {
  const sold = Object.values(CATALOGUE).filter(({ family }) => isOffered(family))
  const rows = sold.flatMap(({ family, products }) =>
    products.map(({ ratings, ...product }) => ({
      ...product,
      family,
      kind: product.interest.method === 'netValue' ? ('wealth' as const) : ('deposit' as const),
      saleStatus: CLOSED_FAMILIES.includes(family) && !sellClosedFamilies ? ('CLOSED' as const) : ('ON_SALE' as const),
      issuerLevel: ratings?.issuer ?? null,
      sellerLevel: ratings?.seller ?? null,
      alert: product.alert ?? null,
      quota: product.quota ?? null,
      sold: ZERO_FEN,
    })),
  )
  for (const [sort, row] of rows.entries()) {
    const { productType: _key, sold: _counted, ...changes } = row
    await tx
      .insert(products)
      .values({ ...row, sort })
      .onConflictDoUpdate({ target: products.productType, set: { ...changes, sort } })
  }
}

/**
 * Puts every family on sale in a running bank, also the closed ones; or back to the catalogue's default, including
 * products that were changed one by one.
 */
export async function sellEveryFamily(on: Queryable, every: boolean): Promise<void> {
  await on.update(products).set({ saleStatus: 'ON_SALE' })
  if (every) return
  await on.update(products).set({ saleStatus: 'CLOSED' }).where(inArray(products.family, CLOSED_FAMILIES))
}

/** Sets whether one product is on sale. */
export async function setSaleStatus(
  on: Queryable,
  productType: string,
  saleStatus: Product['saleStatus'],
): Promise<void> {
  await on.update(products).set({ saleStatus }).where(eq(products.productType, productType))
}

/** The columns that change with a product's agreed rate: terms that contain the rate must pay the rate that is shown. */
export function withAgreedRate(
  { interest }: Product,
  appointRate: BasisPoints,
): Pick<Product, 'appointRate' | 'interest'> {
  if (interest.method === 'stepped') {
    const last = Math.max(...interest.steps.map(({ fromDays }) => fromDays))
    const steps = interest.steps.map((step) => (step.fromDays === last ? { ...step, rate: appointRate } : step))
    return { appointRate, interest: { ...interest, steps } }
  }
  if (interest.method !== 'structured') return { appointRate, interest }
  const { terms } = interest
  const floatingRate = basisPoints(Math.max(0, appointRate - terms.floorRate))
  const highest = basisPoints(terms.floorRate + floatingRate)
  return { appointRate: highest, interest: { ...interest, terms: { ...terms, floatingRate } } }
}

/** One product; undefined for a code the bank doesn't have. */
export async function findProduct(on: Queryable, productType: string): Promise<Product | undefined> {
  const [product] = await on.select().from(products).where(eq(products.productType, productType))
  return product
}

/** How products are called, by their codes. */
export async function productNames(on: Queryable, productTypes: readonly string[]): Promise<Map<string, string>> {
  const { productType, name } = products
  const rows = await on
    .select({ productType, name })
    .from(products)
    .where(inArray(productType, [...new Set(productTypes)]))
  return new Map(rows.map((row) => [row.productType, row.name]))
}

/** All products in the catalogue's order, or those of a family. */
export const listProducts = (on: Queryable, family?: FamilyKey): Promise<Product[]> =>
  on
    .select()
    .from(products)
    .where(family ? eq(products.family, family) : undefined)
    .orderBy(asc(products.sort))

/** Whether the product can be bought now: it is sold out when less of the quota is left than the minimum purchase. */
export function saleStatusOf({ saleStatus, quota, sold, minAmount }: Product): SaleStatus {
  if (saleStatus !== 'ON_SALE') return saleStatus
  return quota !== null && quota - sold < minAmount ? 'SOLD_OUT' : 'ON_SALE'
}

/** First day of interest and day of maturity of a deposit bought at `now` (epoch ms). */
export function termOfPurchase(product: Product, now: number): { startDay: Day; endDay: Day } {
  const startDay = interestStartDay(now)
  return { startDay, endDay: maturityDay(startDay, product) }
}

/** Whether customers can buy the product at all; a renewed deposit comes only from a maturing one. */
const isBought = ({ productType }: Product): boolean => {
  const family = familyOf(productType)
  return family === undefined || familyRule(family).showBuyBut
}

/** Why the quota doesn't reach for an amount: it is sold out, or a smaller amount, which is named, would be taken. */
function quotaRefusal({ quota, sold, minAmount }: Product, amount: Fen): BankError | undefined {
  const left = quota === null ? amount : fen(quota - sold)
  if (amount <= left) return undefined
  return left < minAmount
    ? bankError('QuotaSoldOut')
    : bankError('AboveMaximum', `剩余额度${formatShortAmount(left)}元，请减少购买金额`)
}

/**
 * The first reason to refuse a purchase: ProductUnknown, ProductClosed, ProductNotOnSale, BelowMinimum, AboveMaximum,
 * NotAStep, RateChanged, InsufficientFunds, QuotaSoldOut. `expectedRate` is what the customer saw and agreed to.
 */
export function checkPurchase(
  product: Product | undefined,
  purchase: { amount: Fen; available: Fen; expectedRate?: BasisPoints },
): Result<Product, BankError> {
  if (!product) return fail(bankError('ProductUnknown'))
  if (product.saleStatus === 'CLOSED') return fail(bankError('ProductClosed'))
  if (product.saleStatus !== 'ON_SALE' || !isBought(product)) return fail(bankError('ProductNotOnSale'))
  const limits = { minimum: product.minAmount, maximum: product.maxAmount, step: product.step }
  const inLimits = checkPurchaseAmount({ ...limits, amount: purchase.amount })
  if (!inLimits.ok) return fail(bankError(inLimits.error))
  const { expectedRate } = purchase
  if (expectedRate !== undefined && expectedRate !== product.appointRate) return fail(bankError('RateChanged'))
  const affordable = checkPurchaseAmount({ ...limits, ...purchase })
  if (!affordable.ok) return fail(bankError(affordable.error))
  const tooMuch = quotaRefusal(product, purchase.amount)
  return tooMuch ? fail(tooMuch) : ok(product)
}

/** Locks a product's quota, if it has one: before any account, so that `takeQuota` takes it without waiting. */
export async function lockQuota(tx: Tx, product: Pick<Product, 'productType' | 'quota'> | undefined): Promise<void> {
  if (!product || product.quota === null) return
  const { productType } = products
  await tx.select({ productType }).from(products).where(eq(productType, product.productType)).for('no key update')
}

/** Takes an amount from the product's quota, if it has one. Fails as `checkPurchase` does, and then has changed nothing. */
export async function takeQuota(tx: Tx, product: Product, amount: Fen): Promise<Result<void, BankError>> {
  // Without a quota the row isn't locked, so that buyers of a popular product don't wait for each other.
  if (product.quota === null) return ok(undefined)
  const { productType, quota, sold } = products
  const taken = await tx
    .update(products)
    .set({ sold: sql`${sold} + ${fen(amount)}` })
    .where(and(eq(productType, product.productType), or(isNull(quota), gte(sql`${quota} - ${sold}`, amount))))
    .returning({ productType })
  if (taken.length === 1) return ok(undefined)
  const now = await findProduct(tx, product.productType)
  return fail((now && quotaRefusal(now, amount)) ?? bankError('QuotaSoldOut'))
}

/** Locks the products that have a quota, in the order of their codes, and gives what is left of each, in fen. */
export async function lockQuotas(tx: Tx): Promise<ReadonlyMap<string, Fen>> {
  const { productType, quota, sold } = products
  const limited = await tx
    .select({ productType, quota, sold })
    .from(products)
    .where(isNotNull(quota))
    .orderBy(productType)
    .for('no key update')
  return new Map(limited.map((one) => [one.productType, fen((one.quota ?? 0) - one.sold)]))
}

/** Takes amounts, in fen, from quotas that `lockQuotas` has locked. */
export async function takeQuotas(tx: Tx, amounts: ReadonlyMap<string, Fen>): Promise<void> {
  const { productType, sold } = products
  for (const [code, amount] of amounts) {
    if (amount === 0) continue
    await tx
      .update(products)
      .set({ sold: sql`${sold} + ${amount}` })
      .where(eq(productType, code))
  }
}

/** The level that counts for suitability: the higher of both ratings; null for a product without ratings. */
export const riskLevelOf = ({
  issuerLevel,
  sellerLevel,
}: Pick<Product, 'issuerLevel' | 'sellerLevel'>): RiskLevel | null =>
  issuerLevel === null || sellerLevel === null ? null : productLevel(issuerLevel, sellerLevel)

/** What a sale's record stores of a product's risk: the level that counted, and the ratings it came from. */
export const ratingsOf = (product: Product) => {
  const { issuerLevel, sellerLevel } = product
  return { riskLevel: riskLevelOf(product), issuerLevel, sellerLevel }
}

/** The levels under the calls' names. */
function levelFactsOf(product: Product): Pick<ProductFacts, 'riskLevel' | 'issuerLevel' | 'sellerLevel'> {
  const { issuerLevel, sellerLevel } = product
  const level = riskLevelOf(product)
  if (level === null || issuerLevel === null || sellerLevel === null) return { riskLevel: '' }
  return { riskLevel: `R${level}`, issuerLevel: `R${issuerLevel}`, sellerLevel: `R${sellerLevel}` }
}

/** A step product's rates by days held; for any other product one step with its agreed rate. */
const rateStepsOf = ({ interest, appointRate }: Product): ProductFacts['rateSteps'] =>
  interest.method === 'stepped' ? [...interest.steps] : [{ fromDays: 0, rate: appointRate }]

/**
 * A product as the calls carry it (§3), with the days of a purchase at `now` (epoch ms); a wealth product's yield is added
 * elsewhere.
 */
export function productFactsOf(product: Product, now: number): ProductFacts {
  const days =
    product.kind === 'deposit' ? termOfPurchase(product, now) : { startDay: '' as const, endDay: '' as const }
  return {
    productType: product.productType,
    productName: product.name,
    kind: product.kind,
    saleStatus: saleStatusOf(product),
    appointRate: product.appointRate,
    aheadRate: product.aheadRate,
    minAmt: product.minAmount,
    maxAmt: product.maxAmount,
    stepAmt: product.step,
    term: product.term,
    termType: product.termType,
    startDate: days.startDay,
    endDate: days.endDay,
    ...levelFactsOf(product),
    rateSteps: rateStepsOf(product),
    ...methodFactsOf(product.interest),
  }
}

/** What is needed to estimate the interest besides the rates, by method. */
function methodFactsOf(interest: Product['interest']): Partial<ProductFacts> {
  switch (interest.method) {
    case 'fullPeriod':
      return { payoutPeriod: interest.period }
    case 'structured':
      return { floorRate: interest.terms.floorRate }
    case 'agreement':
      return { floorBalance: interest.floorBalance }
    default:
      return {}
  }
}
