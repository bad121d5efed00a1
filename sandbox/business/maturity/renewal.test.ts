import { eq, sql } from 'drizzle-orm'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { basisPoints, fen } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { seedCatalogue } from '../product'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { expectOk, openCustomer } from '@sandbox/kernel/db/testing/people'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { buyDeposit, findHolding, redeemDeposit } from '../deposit'
import { listWealth } from '../wealth'
import { maturityClosing } from './closing'
import { instructionOptions, setInstruction } from './instructions'
import { listRenewals } from './records'
import { renewals } from './tables'
import { schema } from '@sandbox/testing/schema'
import type { Database } from '@sandbox/kernel/db'
import { advance, runDueDayEnds } from '@sandbox/dayEnds'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'

/** A Monday. */
const START = day('20261102')
/** Seven days, from 1,000 yuan in steps of 100. */
const WEEK = '20122'
const MATURES: Day = addDays(START, 7)

const { products } = schema

withDatabase((database) => {
  beforeAll(() =>
    database.current.transaction(async (tx) => {
      await startClockAt(tx, instantOf(START, 10))
      await noInterest(tx)
      await seedCatalogue(tx, { sellClosedFamilies: true })
    }),
  )

  const buy = async (customerId: string, amount: number, productType = WEEK) => {
    const now = await bankNow(database.current.drizzle)
    const purchase = { customerId, productType, amount: fen(amount), now }
    return expectOk(await database.current.transaction((tx) => buyDeposit(tx, purchase))).holding
  }
  const choose = async (customerId: string, seqNo: number, instruction: MaturityInstruction, now?: number) => {
    const at = now ?? (await bankNow(database.current.drizzle))
    const order = {
      customerId,
      seqNo,
      instruction,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      elderConfirmed: false,
      now: at,
    }
    return database.current.transaction((tx) => setInstruction(tx, order))
  }
  const messagesOf = async (customerId: string) =>
    (
      await database.current.drizzle.select().from(schema.messages).where(eq(schema.messages.customerId, customerId))
    ).map(({ body }) => body)
  const advanceTo = async (db: Database, time: number) => advance(db, time - (await bankNow(db.drizzle)))
  const changeProduct = (productType: string, changes: Partial<typeof products.$inferInsert>) =>
    database.current.drizzle.update(products).set(changes).where(eq(products.productType, productType))

  /** Eleven customers with a week's deposit of 10,000 yuan each, which earns 0.97 yuan. */
  const held: Record<string, { customer: string; seqNo: number }> = {}
  const NAMES = [
    'payOut',
    'principal',
    'all',
    'wealth',
    'untested',
    'untold',
    'dormant',
    'expired',
    'closed',
    'small',
    'cancelled',
  ]

  test('is chosen, changed and cancelled until 23:30 of the day before maturity', async () => {
    for (const name of NAMES) {
      const customer = await openCustomer(database.current, 2_000_000)
      const { seqNo } = await buy(customer, name === 'all' ? 20_000_00 : 1_000_000)
      held[name] = { customer, seqNo }
    }
    const set = async (name: string, instruction: MaturityInstruction, now?: number) => {
      const { customer, seqNo } = held[name] ?? { customer: '', seqNo: 0 }
      const kept = await choose(customer, seqNo, instruction, now)
      return kept.ok ? 'kept' : kept.error.name
    }
    for (const name of ['principal', 'dormant', 'expired']) expect(await set(name, 'RENEW_PRINCIPAL')).toBe('kept')
    expect(await set('all', 'RENEW_ALL')).toBe('kept')
    for (const name of ['wealth', 'untested', 'untold', 'cancelled']) expect(await set(name, 'TO_WEALTH')).toBe('kept')

    const { customer = '', seqNo = 0 } = held.cancelled ?? {}
    const blocked = async () => (await findHolding(database.current.drizzle, customer, seqNo))?.withdrawalBlocked
    const withdraw = async () => {
      const now = instantOf(addDays(START, 1), 2)
      const redeemed = await database.current.transaction((tx) =>
        redeemDeposit(tx, { customerId: customer, seqNo, now }),
      )
      return redeemed.ok ? 'paid' : redeemed.error.name
    }
    expect(await blocked()).toBe(true)
    expect(await withdraw()).toBe('WithdrawalBlocked')
    const last = instantOf(addDays(MATURES, -1), 23, 30)
    expect(await set('cancelled', 'PAY_OUT', last)).toBe('InstructionClosed')
    expect(await set('cancelled', 'PAY_OUT', last - 1)).toBe('kept')
    expect(await blocked()).toBe(false)
    expect(await withdraw()).toBe('paid')
    expect(await set('cancelled', 'RENEW_ALL')).toBe('HoldingClosed')
    expect(await choose(held.payOut?.customer ?? '', held.all?.seqNo ?? 0, 'RENEW_ALL')).toMatchObject({
      error: { name: 'HoldingUnknown' },
    })
    expect(await checkInvariants(database.current)).toEqual([])
  })

  test('offers only what the product and the shelf allow', async () => {
    const { current } = database
    const customer = await openCustomer(current, 50_000_000)
    const offered = async (productType: string, amount: number) => {
      const options = await instructionOptions(current.drizzle, await buy(customer, amount, productType))
      return options.map(({ instruction, target, unavailable }) => [instruction, unavailable ?? target?.productType])
    }
    expect(await offered('20178', 100_000)).toEqual([
      ['PAY_OUT', undefined],
      ['RENEW_PRINCIPAL', '20178'],
      ['TO_WEALTH', '91318017'],
    ])
    expect((await offered('30101', 5_000_000)).map(([name]) => name)).toEqual(['PAY_OUT', 'TO_WEALTH'])
    const smart = await buy(customer, 1_000_000, '20208')
    await changeProduct('20208', { saleStatus: 'CLOSED' })
    await changeProduct('91318017', { saleStatus: 'PAUSED' })
    const options = await instructionOptions(current.drizzle, smart)
    expect(options.map(({ target, unavailable }) => unavailable ?? target?.productType)).toEqual([
      undefined,
      '30301',
      '30301',
      '到期日没有可转入的在售产品',
    ])
    expect(await choose(customer, smart.seqNo, 'TO_WEALTH')).toMatchObject({ error: { name: 'RenewalUnavailable' } })
    await changeProduct('91318017', { saleStatus: 'ON_SALE' })
  })

  test('is carried out by the day’s end, once, at the rate of the day', async () => {
    const { current } = database
    await advanceTo(current, instantOf(addDays(MATURES, -1), 23, 40))
    const idOf = (name: string) => held[name]?.customer ?? ''
    const { accounts, customers, riskTests } = schema
    await current.drizzle
      .update(accounts)
      .set({ acctStatus: 'D' })
      .where(eq(accounts.customerId, idOf('dormant')))
    await current.drizzle
      .update(customers)
      .set({ idCardUntil: addDays(MATURES, -1) })
      .where(eq(customers.id, idOf('expired')))
    const tested = { level: 1, score: 10, answers: [], takenAt: 0, takenOn: START }
    for (const name of ['wealth', 'untold'])
      await current.drizzle.insert(riskTests).values({ customerId: idOf(name), ...tested })
    await consentToManager(current.drizzle, idOf('wealth'))
    await changeProduct(WEEK, { appointRate: 45 as never })
    await advanceTo(current, instantOf(MATURES, 0, 10))

    const record = async (name: string) =>
      (await listRenewals(current.drizzle, { customerId: idOf(name), limit: 9 }))[0]
    // 10,000 yuan at 0.50 % for seven days are 0.97 yuan, 20,000 yuan 1.94.
    const money = async (name: string) => balanceOf(current.drizzle, wallet(idOf(name)))
    expect(await money('payOut')).toBe(2_000_097)
    expect(await record('payOut')).toBeUndefined()
    expect(await record('principal')).toMatchObject({ outcome: 'renewed', amount: 1_000_000, paidOut: 97, rate: 45 })
    expect(await record('all')).toMatchObject({ outcome: 'renewed', amount: 2_000_000, paidOut: 194 })
    expect(await money('all')).toBe(194)
    const renewed = await record('principal')
    expect(await findHolding(current.drizzle, idOf('principal'), renewed?.newSeqNo ?? 0)).toMatchObject({
      productType: WEEK,
      amount: 1_000_000,
      appointRate: 45,
      startDay: MATURES,
      endDay: addDays(MATURES, 7),
      renewedFrom: held.principal?.seqNo,
      status: 'open',
    })
    expect(await messagesOf(idOf('principal'))).toEqual([
      '您的“增益存七天”已到期，本金10,000.00元、利息0.97元。按您选择的“本金续存”，其中10,000.00元已续存“增益存七天”，年利率0.45%，2026.11.16到期，其余0.97元已转入电子账户。',
    ])
    expect(await record('wealth')).toMatchObject({ outcome: 'toWealth', amount: 1_000_097, paidOut: 0 })
    expect(await listWealth(current.drizzle, idOf('wealth'))).toMatchObject([{ subscribing: 1_000_097, shares: 0 }])
    expect(await money('wealth')).toBe(1_000_000)
    for (const [name, kind] of [
      ['principal', 'depositRenewal'],
      ['wealth', 'wealthSubscription'],
    ] as const) {
      const kept = await current.drizzle
        .select()
        .from(schema.orders)
        .where(eq(schema.orders.customerId, idOf(name)))
      const orders = kept.filter((order) => order.kind === kind)
      expect(orders.map(({ agreementVersion }) => agreementVersion)).toEqual([PRODUCT_AGREEMENT_VERSION])
    }

    const paidOut: readonly [string, ErrorName, string][] = [
      ['untested', 'RiskTestMissing', '因您尚未完成风险承受能力测评，未能办理您选择的“到期转理财”。'],
      ['untold', 'ManagerConsentMissing', '因您未同意向产品管理人提供信息，未能办理您选择的“到期转理财”。'],
      ['dormant', 'AccountDormant', '因您的账户已暂停线上交易，未能办理您选择的“本金续存”。'],
      ['expired', 'IdCardExpired', '因您的身份证已过期，未能办理您选择的“本金续存”。'],
    ]
    for (const [name, reason, why] of paidOut) {
      expect(await record(name)).toMatchObject({ outcome: 'paidOut', reason, paidOut: 1_000_097, newSeqNo: null })
      expect(await money(name)).toBe(2_000_097)
      expect(await messagesOf(idOf(name))).toEqual([
        `您的“增益存七天”已到期，本金10,000.00元、利息0.97元已转入电子账户。${why}`,
      ])
    }
    expect(await record('cancelled')).toBeUndefined()
    expect(await runDueDayEnds(current)).toEqual([])
    expect(await checkInvariants(current)).toEqual([])
  })

  test('a renewed deposit earns from its first day, and is paid out unless asked again', async () => {
    const { current } = database
    const [record] = await listRenewals(current.drizzle, { customerId: held.principal?.customer ?? '', limit: 1 })
    await advanceTo(current, instantOf(addDays(MATURES, 1), 1))
    const renewed = await findHolding(current.drizzle, held.principal?.customer ?? '', record?.newSeqNo ?? 0)
    expect(renewed).toMatchObject({ accrued: 12, accruedThrough: MATURES })
    // The wealth product's shares were confirmed on the next trading day.
    expect(await listWealth(current.drizzle, held.wealth?.customer ?? '')).toMatchObject([{ shares: 1_000_097 }])
    await advanceTo(current, instantOf(addDays(MATURES, 7), 1))
    expect(await findHolding(current.drizzle, held.principal?.customer ?? '', renewed?.seqNo ?? 0)).toMatchObject({
      status: 'matured',
    })
    // 10,000 yuan at 0.45 % for seven days are 0.875 yuan.
    expect(await balanceOf(current.drizzle, wallet(held.principal?.customer ?? ''))).toBe(2_000_000 + 97 + 88)
    expect(await checkInvariants(current)).toEqual([])
  })

  test('pays out when the product is closed, dearer than the money, or sold out by then', async () => {
    const { current } = database
    const today = await bankNow(current.drizzle)
    const customers: string[] = []
    for (const amount of [1_000_000, 1_000_000, 500_000, 100_000]) {
      const customer = await openCustomer(current, amount)
      const { seqNo } = await buy(customer, amount)
      expectOk(await choose(customer, seqNo, 'RENEW_PRINCIPAL'))
      customers.push(customer)
    }
    // The quota is enough for the first ten thousand and the five thousand, in the order of the holdings.
    const [sold] = await current.drizzle
      .select({ sold: products.sold })
      .from(products)
      .where(eq(products.productType, WEEK))
    await changeProduct(WEEK, { quota: fen((sold?.sold ?? 0) + 1_500_000), minAmount: fen(200_000) })
    await advanceTo(current, today + 7 * 86_400_000)
    const outcomes = await Promise.all(
      customers.map(async (customerId) => (await listRenewals(current.drizzle, { customerId, limit: 1 }))[0]),
    )
    expect(outcomes.map((one) => one?.reason ?? one?.outcome)).toEqual([
      'renewed',
      'QuotaSoldOut',
      'renewed',
      'BelowMinimum',
    ])
    const [left] = await current.drizzle.select().from(products).where(eq(products.productType, WEEK))
    expect((left?.quota ?? 0) - (left?.sold ?? 0)).toBe(0)

    await changeProduct(WEEK, { saleStatus: 'CLOSED', quota: null })
    const [first] = outcomes
    expectOk(await choose(customers[0] ?? '', first?.newSeqNo ?? 0, 'TO_WEALTH'))
    expect(await choose(customers[0] ?? '', first?.newSeqNo ?? 0, 'RENEW_ALL')).toMatchObject({
      error: { name: 'RenewalUnavailable' },
    })
    await advanceTo(current, today + 14 * 86_400_000)
    expect(await checkInvariants(current)).toEqual([])
  })

  test('keeps an account from being closed by what was chosen, unless that is to pay out', async () => {
    const { current } = database
    const customerId = await openCustomer(current, 1_000_000)
    const { seqNo } = await buy(customerId, 1_000_000, '20123')
    const found = () => maturityClosing.find(current.drizzle, { customerId } as never)
    expect(await found()).toEqual([])
    expectOk(await choose(customerId, seqNo, 'RENEW_PRINCIPAL'))
    expect(await found()).toMatchObject([{ check: 'maturityInstructions' }])
    expectOk(await choose(customerId, seqNo, 'PAY_OUT'))
    expect(await found()).toEqual([])
  })

  test('records come with the latest maturity first, page after page, however old the deposit', async () => {
    const customerId = await openCustomer(database.current, 3_000_000)
    const matured = [day('20270301'), day('20261201'), day('20270101')]
    const numbers: number[] = []
    for (const _ of matured) numbers.push((await buy(customerId, 1_000_000, '20520')).seqNo)
    const [first = 0, second = 0, third = 0] = numbers
    const undone = new Error('undone')
    const looked = database.current.transaction(async (tx) => {
      const facts = { customerId, instruction: 'RENEW_ALL', outcome: 'paidOut', rate: basisPoints(0) } as const
      const sums = { amount: fen(0), paidOut: fen(1_000_000), at: 0 }
      await tx
        .insert(renewals)
        .values(matured.map((on, at) => ({ ...facts, ...sums, seqNo: numbers[at] ?? 0, day: on })))
      const page = async (after?: number) =>
        (await listRenewals(tx, { customerId, limit: 2, ...(after !== undefined && { after }) })).map(
          ({ seqNo }) => seqNo,
        )
      expect(await page()).toEqual([first, third])
      expect(await page(third)).toEqual([second])
      throw undone
    })
    await expect(looked).rejects.toBe(undone)
  })

  test('no holding is renewed twice, whatever happens', async () => {
    const { drizzle } = database.current
    const [renewed] = await drizzle
      .select()
      .from(schema.holdings)
      .where(sql`renewed_from IS NOT NULL`)
      .limit(1)
    const again = drizzle.insert(schema.holdings).values({ ...renewed, seqNo: undefined, orderId: 'another' } as never)
    await expect(again).rejects.toThrow()
  })
})
