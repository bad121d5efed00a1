import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { ErrorName } from '@/domain/errors/catalogue'
import { basisPoints, fen } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { accruedBy } from '../deposit'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBank } from '@sandbox/testing/withBank'
import { writeFlag } from '@sandbox/kernel/flags'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { schema } from '@sandbox/testing/schema'
import { advance } from '@sandbox/dayEnds'
import { checkInvariants } from '@sandbox/ledgerAudit'

const DAY_MS = 86_400_000
const DEPOSIT = '20194'
const WEALTH = '91318017'

const { products, accounts, riskTests, credentials } = schema

type Change = (on: Queryable) => Promise<unknown>

const product = (code: string, changes: Partial<typeof products.$inferInsert>): Change => {
  return (on) => on.update(products).set(changes).where(eq(products.productType, code))
}
/** Leaves 50 yuan less than is asked for. */
const almostSoldOut: Change = (on) =>
  on
    .update(products)
    .set({ quota: sql`${products.sold} + 95000` })
    .where(eq(products.productType, DEPOSIT))

interface Refusal {
  readonly error: ErrorName
  /** Key of the customer who tries it; lina unless given. */
  readonly customer?: string
  readonly order?: object
  /** What changes between reading and confirming. */
  readonly first?: Change
}

const fund = { productType: WEALTH, expectedRate: 0 }

/** Every reason for which a purchase is refused, and how it comes about. */
const PURCHASES: readonly (Refusal & { readonly what: string })[] = [
  { what: 'a product that doesn’t exist', error: 'ProductUnknown', order: { productType: '99999' } },
  {
    what: 'one that was closed meanwhile',
    error: 'ProductClosed',
    first: product(DEPOSIT, { saleStatus: 'CLOSED' }),
  },
  {
    what: 'one whose steps for whole periods the law has ended',
    error: 'ProductClosed',
    order: { productType: '20200', expectedRate: 165 },
  },
  {
    what: 'an exclusive one by who isn’t invited, though it is on sale',
    error: 'InvitationMissing',
    order: { productType: '20186', expectedRate: 140, source: { channel: 'BANK_STAFF' } },
    first: product('20186', { saleStatus: 'ON_SALE' }),
  },
  {
    what: 'a partner’s page without the partner',
    error: 'PartnerPageOnly',
    order: { productType: '20122', expectedRate: 50, partnerPage: 'coop' },
  },
  {
    what: 'one that was paused meanwhile',
    error: 'ProductNotOnSale',
    first: product(DEPOSIT, { saleStatus: 'PAUSED' }),
  },
  { what: 'more than is left of a quota', error: 'AboveMaximum', first: almostSoldOut },
  { what: 'the last of a quota gone meanwhile', error: 'QuotaSoldOut', first: product(DEPOSIT, { quota: fen(0) }) },
  {
    what: 'a renewed deposit, which comes from a maturing one only',
    error: 'ProductNotOnSale',
    order: { productType: '30302', expectedRate: 85 },
  },
  ...(
    [
      ['YZT202101', fund],
      ['HZJK', { productType: '20178', expectedRate: 120 }],
      ['HZ202102', fund],
      ['KMH_HZJK', { productType: '20158', expectedRate: 95 }],
    ] as const
  ).map(([channel, order]) => ({
    what: `the partner ${channel}, which doesn’t offer it`,
    error: 'ProductNotInChannel' as const,
    order: { ...order, source: { channel } },
  })),
  {
    what: 'a rate that fell meanwhile',
    error: 'RateChanged',
    first: product(DEPOSIT, { appointRate: basisPoints(125) }),
  },
  {
    what: 'a rate that rose meanwhile',
    error: 'RateChanged',
    first: product(DEPOSIT, { appointRate: basisPoints(135) }),
  },
  { what: 'another day than was told', error: 'TransferDayChanged', order: { expectedDay: '20260101' } },
  { what: 'too little', error: 'BelowMinimum', order: { amount: 4_999 } },
  { what: 'too much', error: 'AboveMaximum', order: { amount: 200_000_100 } },
  { what: 'an amount between the steps', error: 'NotAStep', order: { amount: 100_050 } },
  {
    what: 'a minimum that was raised meanwhile',
    error: 'BelowMinimum',
    first: product(DEPOSIT, { minAmount: fen(200_000) }),
  },
  { what: 'more money than there is', error: 'InsufficientFunds', order: { amount: 150_000_000 } },
  { what: 'an agreement of another version', error: 'AgreementMissing', order: { agreementVersion: '2025.9' } },
  {
    what: 'an agreement that was renewed meanwhile',
    error: 'AgreementMissing',
    first: (on) => writeFlag(on, 'productAgreementVersion', 'next', 0),
  },
  { what: 'a wrong payment password', error: 'PasswordWrong', order: { password: '000001' } },
  {
    what: 'a locked payment password, though it is the right one',
    error: 'PasswordLocked',
    first: (on) =>
      on
        .update(credentials)
        .set({ failures: 5, lockedUntil: 9_999_999_999_999 })
        .where(eq(credentials.customerId, demoCustomerId('lina'))),
  },
  { what: 'an account that only receives', error: 'AccountReceiveOnly', customer: 'yangming' },
  { what: 'a dormant account (D)', error: 'AccountDormant', customer: 'zhaolei' },
  { what: 'a dormant account (IM)', error: 'AccountDormant', customer: 'zhouting' },
  { what: 'a lost account', error: 'AccountLost', customer: 'shensi' },
  { what: 'an account without its images', error: 'AccountImageMissing', customer: 'chenjing' },
  {
    what: 'an account that fell dormant meanwhile',
    error: 'AccountDormant',
    first: (on) =>
      on
        .update(accounts)
        .set({ acctStatus: 'D' })
        .where(eq(accounts.customerId, demoCustomerId('lina'))),
  },
  { what: 'an ID card that has expired', error: 'IdCardExpired', customer: 'xumin' },
  { what: 'a risk test never taken', error: 'RiskTestMissing', customer: 'machao', order: fund },
  { what: 'a risk test that has expired', error: 'RiskTestExpired', customer: 'sunli', order: fund },
  {
    what: 'a risk test that came out too low',
    error: 'RiskLevelTooHigh',
    order: fund,
    first: async (on) => {
      await on
        .update(riskTests)
        .set({ level: 1 })
        .where(eq(riskTests.customerId, demoCustomerId('lina')))
      // The issuer's rating stays R1: the bank's own, higher one counts.
      await product(WEALTH, { sellerLevel: 2 })(on)
    },
  },
  {
    what: 'an elder customer who hasn’t confirmed',
    error: 'ElderConfirmationMissing',
    customer: 'guoyulan',
    order: fund,
  },
  {
    what: 'a customer whose manager may not be told yet',
    error: 'ManagerConsentMissing',
    order: fund,
  },
  { what: 'a bank under maintenance', error: 'Maintenance', first: (on) => writeFlag(on, 'SYSTEM_MAINTAIN', 'ON', 0) },
  { what: 'an order with something else in it', error: 'InvalidRequest', order: { gift: 1 } },
]

withBank((bank) => {
  const as = (name: string) => testClient(bank.server).as(name)
  const purchase = {
    productType: DEPOSIT,
    amount: 100_000,
    expectedRate: 130,
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
    password: DEMO_PASSWORD,
  }
  const buy = (customer: TestCustomer, changes: object = {}) =>
    customer.call(CALLS.buyProduct, { clientId: newClientId(), ...purchase, ...changes } as never)

  /** Everything a refused order must not change: every balance, holding and order, and the used part of every quota. */
  const everything = async () => {
    const { drizzle } = bank.db
    const [counted] = await rowsOf<object>(
      drizzle,
      sql`SELECT (SELECT jsonb_object_agg(id, balance) FROM ledger_accounts WHERE balance <> 0) AS balances,
        (SELECT count(*)::int FROM ledger_transactions) AS postings, (SELECT count(*)::int FROM orders) AS orders,
        (SELECT count(*)::int FROM holdings WHERE status = 'open') AS holdings,
        (SELECT coalesce(sum(shares), 0)::bigint FROM wealth_holdings) AS shares,
        (SELECT jsonb_object_agg(product_type, sold) FROM products) AS sold`,
    )
    return counted
  }

  describe('a purchase is refused, and nothing has moved:', () => {
    const kept = {
      products: [] as (typeof products.$inferSelect)[],
      accounts: [] as (typeof accounts.$inferSelect)[],
      riskTests: [] as (typeof riskTests.$inferSelect)[],
    }
    beforeAll(async () => {
      const { drizzle } = bank.db
      kept.products = await drizzle.select().from(products)
      kept.accounts = await drizzle.select().from(accounts)
      kept.riskTests = await drizzle.select().from(riskTests)
    })
    /** Undoes what the case changed. */
    afterEach(async () => {
      const { drizzle } = bank.db
      for (const { productType, ...rest } of kept.products.filter(({ productType: code }) =>
        [DEPOSIT, WEALTH].includes(code),
      ))
        await drizzle.update(products).set(rest).where(eq(products.productType, productType))
      for (const { customerId, acctStatus } of kept.accounts)
        await drizzle.update(accounts).set({ acctStatus }).where(eq(accounts.customerId, customerId))
      for (const { id, level } of kept.riskTests)
        await drizzle.update(riskTests).set({ level }).where(eq(riskTests.id, id))
      await drizzle.update(credentials).set({ failures: 0, lockedUntil: null })
      await drizzle.delete(schema.configFlags)
    })

    test.each(PURCHASES.map((one) => [one.error, one.what, one] as const))(
      '%s for %s',
      async (error, _, { customer = 'lina', order, first }) => {
        const buyer = await as(customer)
        await first?.(bank.db.drizzle)
        const before = await everything()
        expect(await buy(buyer, order)).toMatchObject({ ok: false, error })
        expect(await everything()).toEqual(before)
      },
    )

    test('the table names every refusal of the contract but those of coupons, agreement codes and ids, which have their own tests', () => {
      const named = new Set(PURCHASES.map(({ error }) => error))
      const elsewhere = /^(Coupon\w+|AgreementCode\w+|ClientIdReused)$/
      expect(CALLS.buyProduct.errors.filter((name) => !named.has(name) && !elsewhere.test(name))).toEqual([])
    })
  })

  test('of many who want the last of a quota at the same moment, as many get it as there is', async () => {
    const [row] = await bank.db.drizzle.select().from(products).where(eq(products.productType, DEPOSIT))
    // The quota is enough for three of the ten.
    await product(DEPOSIT, { quota: fen((row?.sold ?? 0) + 300_000) })(bank.db.drizzle)
    const buyers = await Promise.all(['lina', 'zhangwei', 'wuqiang', 'machao', 'sunli'].map(as))
    const outcomes = await Promise.all([...buyers, ...buyers].map((buyer) => buy(buyer)))
    const told = outcomes.map((one) => (one.ok ? 'bought' : one.error)).sort()
    expect(told).toEqual([...Array<string>(7).fill('QuotaSoldOut'), ...Array<string>(3).fill('bought')])
    const [after] = await bank.db.drizzle.select().from(products).where(eq(products.productType, DEPOSIT))
    expect((after?.sold ?? 0) - (row?.sold ?? 0)).toBe(300_000)
    expect(await checkInvariants(bank.db)).toEqual([])
    // Less than the minimum is left, so the product list shows it as sold out.
    const shelf = await buyers[0]?.call(CALLS.queryProducts, {})
    const shown = shelf?.ok ? shelf.value.products.find(({ productType }) => productType === DEPOSIT) : undefined
    expect(shown?.saleStatus).toBe('SOLD_OUT')
    await product(DEPOSIT, { quota: null })(bank.db.drizzle)
  })

  test('a rate that changes while orders come in gives everybody the rate they saw, or nothing', async () => {
    const buyers = await Promise.all(['lina', 'zhangwei', 'wuqiang', 'machao'].map(as))
    const [outcomes] = await Promise.all([
      Promise.all([...buyers, ...buyers].map((buyer, index) => buy(buyer, { expectedRate: index % 2 ? 130 : 128 }))),
      product(DEPOSIT, { appointRate: basisPoints(128) })(bank.db.drizzle),
    ])
    for (const [index, outcome] of outcomes.entries()) {
      if (!outcome.ok) {
        expect(outcome.error).toBe('RateChanged')
        continue
      }
      const [holding] = await bank.db.drizzle
        .select()
        .from(schema.holdings)
        .where(eq(schema.holdings.seqNo, Number(outcome.value.seqNo)))
      expect(holding?.appointRate).toBe(index % 2 ? 130 : 128)
    }
    await product(DEPOSIT, { appointRate: basisPoints(130) })(bank.db.drizzle)
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  test('a day that ends in the middle of orders neither loses nor doubles one', async () => {
    const buyers = await Promise.all(['lina', 'zhangwei', 'wuqiang', 'machao'].map(as))
    const [outcomes] = await Promise.all([
      Promise.all([...buyers, ...buyers, ...buyers].map((buyer) => buy(buyer))),
      advance(bank.db, DAY_MS),
    ])
    expect(outcomes.map((one) => (one.ok ? 'bought' : one.error))).toEqual(Array(12).fill('bought'))
    expect(await checkInvariants(bank.db)).toEqual([])
    // Whether an order was given before or after midnight, the next days' ends are correct; after 23:30 it earns from the
    // day after.
    await advance(bank.db, 2 * DAY_MS)
    const [last] = await rowsOf<{ day: string }>(
      bank.db.drizzle,
      sql`SELECT max(day) AS day FROM day_ends WHERE status = 'done'`,
    )
    for (const outcome of outcomes) {
      if (!outcome.ok) continue
      const [holding] = await bank.db.drizzle
        .select()
        .from(schema.holdings)
        .where(eq(schema.holdings.seqNo, Number(outcome.value.seqNo)))
      expect(holding && [holding.accrued, holding.accruedThrough]).toEqual([
        holding && accruedBy(holding, last?.day as never),
        last?.day,
      ])
    }
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  test('a withdrawal is refused by name, and nothing has moved', async () => {
    const customer = await as('zhangwei')
    const held = async (code: string) => {
      const list = await customer.call(CALLS.queryHoldings, { productTypes: [code], state: 'open' })
      return (list.ok ? list.value.holdings[list.value.holdings.length - 1]?.seqNo : undefined) ?? ''
    }
    const bought = await buy(customer)
    const [fresh, shares, old] = [bought.ok ? bought.value.seqNo : '', await held(WEALTH), await held('20521')]
    const preview = await customer.call(CALLS.previewRedeem, { seqNo: old })
    const { principal = 0, preInterest = 0 } = preview.ok ? preview.value : {}
    const redeem = (changes: object) =>
      customer.call(CALLS.redeemProduct, {
        clientId: newClientId(),
        seqNo: old,
        mode: 'full',
        amount: principal,
        expectedInterest: preInterest,
        password: DEMO_PASSWORD,
        ...changes,
      } as never)
    const cases: readonly [ErrorName, object][] = [
      ['HoldingUnknown', { seqNo: '1' }],
      ['NotYetWithdrawable', { seqNo: fresh, amount: 100_000, expectedInterest: 0 }],
      ['RateChanged', { expectedInterest: preInterest + 1 }],
      ['PasswordWrong', { password: '000001' }],
      ['RedeemAmountTooLarge', { seqNo: shares, mode: 'ordinary', amount: 999_999_999_999, expectedInterest: 0 }],
      ['FastRedeemCapExceeded', { seqNo: shares, mode: 'fast', amount: 1_000_001, expectedInterest: 0 }],
    ]
    for (const [error, changes] of cases) {
      const before = await everything()
      expect(await redeem(changes)).toMatchObject({ ok: false, error })
      expect(await everything()).toEqual(before)
    }
    expect(await redeem({})).toMatchObject({ ok: true })
    const before = await everything()
    expect(await redeem({})).toMatchObject({ ok: false, error: 'HoldingClosed' })
    expect(await everything()).toEqual(before)
  })
})
