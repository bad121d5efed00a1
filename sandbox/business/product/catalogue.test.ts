import { eq } from 'drizzle-orm'
import { FAMILIES, familyOf, familyRule } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { day } from '@/domain/dates/day'
import { rateBy } from '@/domain/interest/position'
import { maturityDay } from '@/domain/interest/valueDate'
import { basisPoints, fen } from '@/domain/money/fen'
import { withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import {
  checkPurchase,
  findProduct,
  listProducts,
  productFactsOf,
  ratingsOf,
  saleStatusOf,
  seedCatalogue,
  sellEveryFamily,
  takeQuota,
  withAgreedRate,
} from './products'
import { CATALOGUE } from './catalogue'
import { schema } from '@sandbox/testing/schema'

const families = Object.keys(FAMILIES) as FamilyKey[]

test.each(families)(
  'family %s sells exactly the codes the specification gives it, by its method of interest',
  (family) => {
    const { products } = CATALOGUE[family]
    expect(products.map((product) => product.productType).sort()).toEqual([...familyRule(family).codes].sort())
    for (const { interest } of products) expect(interest.method).toBe(familyRule(family).interest)
  },
)

test.each(Object.values(CATALOGUE).flatMap(({ products }) => products.map((one) => [one.productType, one] as const)))(
  'the figures of %s make sense',
  (_, product) => {
    expect(product.minAmount).toBeGreaterThan(0)
    expect(product.maxAmount).toBeGreaterThan(product.minAmount)
    expect((product.maxAmount - product.minAmount) % product.step).toBeLessThan(product.step)
    // Rates of late 2026: no deposit pays 2.5 %, and an early withdrawal never pays more than the agreed rate.
    expect(product.appointRate).toBeLessThan(250)
    expect(product.aheadRate).toBeLessThanOrEqual(product.appointRate)
    if (product.interest.method === 'stepped') {
      const rates = product.interest.steps.map((step) => step.rate)
      expect(rates).toEqual([...rates].sort((a, b) => a - b))
      expect(rates.at(-1)).toBe(product.appointRate)
    }
  },
)

test('the smallest agreement deposit earns most of the agreed rate, not the demand rate alone', () => {
  expect(CATALOGUE.agreement.products).toHaveLength(1)
  for (const { interest, minAmount, appointRate, aheadRate } of CATALOGUE.agreement.products) {
    if (interest.method !== 'agreement') throw new Error('method')
    const above = minAmount - interest.floorBalance
    const earned = interest.floorBalance * aheadRate + above * appointRate
    expect(earned / minAmount).toBeGreaterThan(appointRate * 0.75)
  }
})

test.each([
  [1, 2, 'R2'],
  [4, 3, 'R4'],
] as const)(
  'of an issuer’s R%i and a seller’s R%i the higher counts, and both are told',
  async (issuer, seller, level) => {
    const [product] = CATALOGUE.structured.products
    if (!product) throw new Error('no product')
    const row = {
      ...product,
      alert: null,
      family: 'structured',
      kind: 'deposit',
      saleStatus: 'ON_SALE',
      quota: null,
      sort: 0,
    } as const
    const rated = { ...row, sold: fen(0), issuerLevel: issuer, sellerLevel: seller }
    expect(productFactsOf(rated, 0)).toMatchObject({
      riskLevel: level,
      issuerLevel: `R${issuer}`,
      sellerLevel: `R${seller}`,
    })
    expect(ratingsOf(rated)).toMatchObject({ riskLevel: Math.max(issuer, seller) })
  },
)

test.each(['20194', '20178', '20200', '30101', '30201'])('a new agreed rate of %s is paid as it is shown', (code) => {
  const found = Object.values(CATALOGUE).flatMap(({ products }) => products.map((one) => ({ ...one, sort: 0 })))
  const product = found.find(({ productType }) => productType === code)
  if (!product) throw new Error(code)
  const row = {
    ...product,
    alert: null,
    family: '',
    kind: 'deposit',
    saleStatus: 'ON_SALE',
    quota: null,
    sold: fen(0),
  } as const
  const changed = { ...row, issuerLevel: null, sellerLevel: null, ...withAgreedRate(row as never, basisPoints(200)) }
  const [startDay, endDay] = [day('20260101'), maturityDay(day('20260101'), product)]
  const { interest } = changed
  const observed = interest.method === 'structured' ? { ...interest, observed: 999_999 } : interest
  expect(productFactsOf(changed, 0).appointRate).toBe(200)
  const position = { ...changed, interest: observed, amount: fen(20_000_00), startDay, endDay }
  expect(rateBy(position, endDay)).toBe(200)
})

withDatabaseInTurn((database) => {
  const seed = (settings = {}) => database.current.transaction((tx) => seedCatalogue(tx, settings))

  test('families closed since 2021 are closed until the one setting opens them', async () => {
    await seed()
    const statusOf = async () =>
      Object.fromEntries(
        (await listProducts(database.current.drizzle)).map((one) => [one.productType, saleStatusOf(one)]),
      )
    const closed = families.filter((family) => familyRule(family).closedByDefault)
    const codes = closed.flatMap((family) => familyRule(family).codes)
    for (const [code, status] of Object.entries(await statusOf()))
      expect([code, status]).toEqual([code, codes.includes(code) ? 'CLOSED' : 'ON_SALE'])
    await sellEveryFamily(database.current.drizzle, true)
    expect(new Set(Object.values(await statusOf()))).toEqual(new Set(['ON_SALE']))
    await sellEveryFamily(database.current.drizzle, false)
    expect(Object.values(await statusOf()).filter((status) => status === 'CLOSED')).toHaveLength(codes.length)
    await seed({ sellClosedFamilies: true })
    expect(new Set(Object.values(await statusOf()))).toEqual(new Set(['ON_SALE']))
  })

  test('a quota is taken to the last fen, sells out below the minimum, and survives seeding again', async () => {
    await seed()
    const { products } = schema
    await database.current.drizzle
      .update(products)
      .set({ quota: fen(10_000_050) })
      .where(eq(products.productType, '20158'))
    const product = await findProduct(database.current.drizzle, '20158')
    if (!product) throw new Error('no product')
    const take = (amount: number) => database.current.transaction((tx) => takeQuota(tx, product, fen(amount)))
    expect((await take(10_000_000)).ok).toBe(true)
    expect(await take(51)).toMatchObject({ error: { name: 'QuotaSoldOut' } })
    expect((await take(50)).ok).toBe(true)
    // While a smaller amount would be taken, the refusal names it, before the order as with it.
    const some = { ...product, minAmount: fen(100_000), quota: fen(10_000_000) }
    const checked = (sold: number) =>
      checkPurchase({ ...some, sold: fen(sold) }, { amount: fen(1_000_000), available: fen(9_000_000) })
    expect(checked(9_000_000)).toMatchObject({ ok: true })
    expect(checked(9_500_000)).toMatchObject({
      error: { name: 'AboveMaximum', message: '剩余额度5,000元，请减少购买金额' },
    })
    expect(checked(10_000_000)).toMatchObject({ error: { name: 'QuotaSoldOut' } })
    const after = await findProduct(database.current.drizzle, '20158')
    expect(after && saleStatusOf(after)).toBe('SOLD_OUT')
    await seed()
    expect(await findProduct(database.current.drizzle, '20158')).toMatchObject({ sold: 10_000_050 })
  })

  test.each([
    ['ProductUnknown', '99999', 100, 0],
    ['ProductClosed', '20134', 100, 0],
    ['ProductClosed', '20200', 50_000, 0],
    ['ProductNotOnSale', '30301', 5_000, 0],
    ['BelowMinimum', '20194', 4_999, 0],
    ['AboveMaximum', '20194', 200_000_100, 0],
    ['NotAStep', '20194', 5_050, 0],
    ['RateChanged', '20194', 5_000, 1],
    ['InsufficientFunds', '20194', 10_100, 0],
    ['ok', '20194', 10_000, 0],
  ])('a purchase is refused as %s', async (name, code, amount, rateOff) => {
    await seed()
    const product = await findProduct(database.current.drizzle, code)
    const expectedRate = product ? ((product.appointRate + rateOff) as typeof product.appointRate) : undefined
    const checked = checkPurchase(product, { amount: fen(amount), available: fen(10_000), expectedRate })
    expect(checked.ok ? 'ok' : checked.error.name).toBe(name)
    expect(code === '99999' || familyOf(code)).toBeTruthy()
  })
})
