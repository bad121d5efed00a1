import { sql } from 'drizzle-orm'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { accruedThrough } from '@/domain/interest/deposit'
import { interestAtMaturity } from '@/domain/interest/termInterest'
import { dailyIncome } from '@/domain/interest/wealth'
import { fen } from '@/domain/money/fen'
import { bankNow, moveClock, startClockAt } from '../clock'
import { rowsOf, schema } from '../db'
import type { Database } from '../db'
import { expectOk, openCustomer } from '../db/testing/people'
import { withDatabase } from '../db/testing/withDatabase'
import type { TestDatabase } from '../db/testing/withDatabase'
import { ordersOf } from '../orders'
import { balanceOf, wallet } from '../ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import {
  buyDeposit,
  findHolding,
  INTEREST_PAYABLE,
  listDeposits,
  observeIndex,
  redeemDeposit,
} from '@sandbox/business/deposit'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { incomeOn, seedCatalogue } from '@sandbox/business/product'
import { wealthClosing } from '@sandbox/business/wealth/closing'
import { listWealth, redeemFast, redeemOrdinary, subscribe } from '@sandbox/business/wealth'
import { advance, advanceToNextDay, runDueDayEnds } from '@sandbox/dayEnds'

const WEALTH = '91318017'
/** A Monday. */
const START = day('20261102')
const DAY_MS = 86_400_000

/** Puts the clock of a bank without history to 10:00 of a day. */
const openBank = (database: Database) =>
  database.transaction(async (tx) => {
    await startClockAt(tx, instantOf(START, 10))
    await seedCatalogue(tx, { sellClosedFamilies: true })
    // What lies in accounts earns nothing here: balances are of deposits and shares alone.
    await noInterest(tx)
  })

const buy = async (database: Database, customerId: string, productType: string, amount: number) => {
  const now = await bankNow(database.drizzle)
  return expectOk(
    await database.transaction((tx) => buyDeposit(tx, { customerId, productType, amount: fen(amount), now })),
  ).holding
}

const today = async (database: Database): Promise<Day[]> =>
  (await database.drizzle.select().from(schema.dayEnds).orderBy(schema.dayEnds.day)).map((one) => one.day)

const messagesOf = (database: Database, customerId: string) =>
  rowsOf<{ body: string; at: number }>(
    database.drizzle,
    sql`SELECT body, sent_at AS at FROM messages WHERE customer_id = ${customerId} ORDER BY id`,
  )

const inFreshBank = (name: string, run: (database: TestDatabase) => void) =>
  describe(name, () =>
    withDatabase((database) => {
      beforeAll(() => openBank(database.current))
      run(database)
    }),
  )

inFreshBank('deposits', (database) => {
  test('every day ends once, in order, and a month of them accrues the domain’s interest to the fen', async () => {
    const { current } = database
    const customer = await openCustomer(current, 100_000_00)
    const amounts = [5_000, 33_333_00, 12_345_00]
    const held: number[] = []
    for (const amount of amounts) held.push((await buy(current, customer, '20194', amount)).seqNo)
    for (let count = 0; count < 5; count += 1) await advanceToNextDay(current)
    await advance(current, 26 * DAY_MS)
    expect(await today(current)).toEqual(Array.from({ length: 31 }, (_, index) => addDays(START, index)))
    expect(await runDueDayEnds(current)).toEqual([])

    const through = addDays(START, 30)
    const expected = amounts.map((amount) => accruedThrough(fen(amount), 130 as never, START, through))
    const accrued = await Promise.all(
      held.map(async (seqNo) => (await findHolding(current.drizzle, customer, seqNo))?.accrued),
    )
    expect(accrued).toEqual(expected)
    expect(await balanceOf(current.drizzle, INTEREST_PAYABLE)).toBe(expected.reduce((sum, one) => sum + one, 0))
    expect(await checkInvariants(current)).toEqual([])
  })

  test('an early withdrawal corrects the accrual to what is paid', async () => {
    const { current } = database
    const customer = await openCustomer(current, 1_000_000_00)
    const { seqNo } = await buy(current, customer, '20194', 1_000_000_00)
    await advance(current, 10 * DAY_MS)
    const now = await bankNow(current.drizzle)
    const payableBefore = await balanceOf(current.drizzle, INTEREST_PAYABLE)
    const accrued = (await findHolding(current.drizzle, customer, seqNo))?.accrued ?? 0
    expect(accrued).toBe(36_111)
    const { interest } = expectOk(
      await current.transaction((tx) => redeemDeposit(tx, { customerId: customer, seqNo, now })),
    )
    expect(interest).toBe(1389)
    expect(await balanceOf(current.drizzle, INTEREST_PAYABLE)).toBe(payableBefore - accrued)
    expect(await checkInvariants(current)).toEqual([])
  })

  test('maturity pays principal and interest by itself, once, with an order and one message, and is announced before', async () => {
    const { current } = database
    const customer = await openCustomer(current, 1_000_000)
    const { seqNo, endDay } = await buy(current, customer, '20520', 1_000_000)
    // Matures with it.
    const other = await openCustomer(current, 1_000_000)
    await buy(current, other, '20124', 1_000_000)
    const now = await bankNow(current.drizzle)
    await advance(current, instantOf(endDay) - now - 60_000)
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(0)
    await advance(current, 120_000)
    // 10,000 yuan for three months at 0.85 %
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(1_002_125)
    await advance(current, 3 * DAY_MS)
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(1_002_125)
    expect(await findHolding(current.drizzle, customer, seqNo)).toMatchObject({
      status: 'matured',
      paidInterest: 2125,
      closedAt: instantOf(endDay),
    })
    const [order] = await ordersOf(current.drizzle, customer)
    expect(order).toMatchObject({ kind: 'depositMaturity', amount: 1_000_000, interest: 2125, seqNo, tradeDay: endDay })
    expect((await messagesOf(current, other)).at(-1)?.body).toBe(
      '您的“增益存三个月”已到期，本金10,000.00元、利息23.75元已转入电子账户。',
    )
    expect(await messagesOf(current, customer)).toEqual([
      {
        body: `您的“普通储蓄三个月”10,000.00元将于${formatDay(endDay)}到期。您还没有选择到期处理方式，届时将转入电子账户，${formatDay(addDays(endDay, -1))} 23:30前可以修改。`,
        at: instantOf(addDays(endDay, -3)),
      },
      { body: '您的“普通储蓄三个月”已到期，本金10,000.00元、利息21.25元已转入电子账户。', at: instantOf(endDay) },
    ])
    expect(await checkInvariants(current)).toEqual([])
  })

  test('full periods pay each period’s interest and at the end the principal', async () => {
    const { current } = database
    const customer = await openCustomer(current, 1_200_000)
    await current.drizzle.execute(sql`UPDATE products SET term = 2, term_type = 'M' WHERE product_type = '20178'`)
    const { seqNo } = await buy(current, customer, '20178', 1_200_000)
    // Is paid on the same days.
    const other = await openCustomer(current, 1_200_000)
    await buy(current, other, '20179', 1_200_000)
    await advance(current, 31 * DAY_MS)
    const bodies = async (customerId: string) => (await messagesOf(current, customerId)).map(({ body }) => body)
    expect(await bodies(customer)).toEqual(['您的“满月存一年”本期利息12.00元已转入电子账户。'])
    expect(await bodies(other)).toEqual(['您的“满月存两年”本期利息13.00元已转入电子账户。'])
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(1200)
    expect(await findHolding(current.drizzle, customer, seqNo)).toMatchObject({ paidInterest: 1200, payoutsMade: 1 })
    await advance(current, 31 * DAY_MS)
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(1_202_400)
    const matured = { status: 'matured', paidInterest: 2400, payoutsMade: 2 }
    expect(await findHolding(current.drizzle, customer, seqNo)).toMatchObject(matured)
    // The last period's interest comes on the same day by its own message, and is all that the day brings beside the principal.
    expect((await bodies(customer)).slice(-2)).toEqual([
      '您的“满月存一年”本期利息12.00元已转入电子账户。',
      '您的“满月存一年”已到期，本金12,000.00元已转入电子账户，最后一期利息已另行入账。',
    ])
    const told = { customerId: customer, state: 'closed', now: await bankNow(current.drizzle) } as const
    expect(await listDeposits(current.drizzle, told)).toMatchObject([
      { accumulatedIncome: 2400, interestOnMaturity: 1200 },
    ])
    expect(await checkInvariants(current)).toEqual([])
  })

  test('a structured deposit pays by the index observed', async () => {
    const { current } = database
    const customer = await openCustomer(current, 2_000_000)
    const { endDay } = await buy(current, customer, '30101', 1_000_000)
    await observeIndex(current.drizzle, '30101', endDay, 95_000)
    await advance(current, 93 * DAY_MS)
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(
      2_000_000 + interestAtMaturity(fen(1_000_000), 190 as never, { term: 3, termType: 'M' }),
    )
    expect(await checkInvariants(current)).toEqual([])
  })
})

inFreshBank('wealth', (database) => {
  test('from subscription to payment, day by day', async () => {
    const { current } = database
    const customer = await openCustomer(current, 10_000_000)
    const order = { customerId: customer, productType: WEALTH }
    const position = async () => (await listWealth(current.drizzle, customer))[0]
    const at = () => bankNow(current.drizzle)
    const now = await at()
    const { holding } = expectOk(
      await current.transaction((tx) => subscribe(tx, { ...order, amount: fen(10_000_000), now })),
    )
    const { seqNo } = holding

    // Tuesday: confirmed, and no income yet
    await advanceToNextDay(current)
    expect(await position()).toMatchObject({
      shares: 10_000_000,
      subscribing: 0,
      yesterdayIncome: 0,
      accumulatedIncome: 0,
    })

    // Wednesday: Tuesday's income
    await advanceToNextDay(current)
    const first = dailyIncome(fen(10_000_000), incomeOn(WEALTH, day('20261103')))
    expect(first).toBeGreaterThan(300)
    expect(await position()).toMatchObject({
      shares: 10_000_000 + first,
      yesterdayIncome: first,
      accumulatedIncome: first,
    })

    // All of it redeemed on Wednesday: earns through Wednesday, is paid on Thursday
    const all = { customerId: customer, seqNo, amount: fen(10_000_000 + first), now: await at() }
    expectOk(await current.transaction((tx) => redeemOrdinary(tx, all)))
    await advanceToNextDay(current)
    const second = dailyIncome(fen(10_000_000 + first), incomeOn(WEALTH, day('20261104')))
    expect(await position()).toMatchObject({ shares: second, redeeming: 0, accumulatedIncome: first + second })
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(10_000_000 + first)

    const rest = { customerId: customer, seqNo, amount: second, now: await at() }
    expectOk(await current.transaction((tx) => redeemFast(tx, rest)))
    await advanceToNextDay(current)
    expect(await position()).toMatchObject({ shares: 0, yesterdayIncome: 0, accumulatedIncome: first + second })
    expect(await balanceOf(current.drizzle, wallet(customer))).toBe(10_000_000 + first + second)
    expect(await checkInvariants(current)).toEqual([])
  })

  test('shares that are redeemed fast earn nothing of that day', async () => {
    const { current } = database
    const customer = await openCustomer(current, 1_000_000)
    const order = { customerId: customer, productType: WEALTH, amount: fen(1_000_000) }
    const now = await bankNow(current.drizzle)
    const { holding } = expectOk(await current.transaction((tx) => subscribe(tx, { ...order, now })))
    while ((await listWealth(current.drizzle, customer))[0]?.shares !== 1_000_000) await advanceToNextDay(current)
    const rest = { customerId: customer, seqNo: holding.seqNo, amount: fen(1_000_000) }
    const at = await bankNow(current.drizzle)
    expectOk(await current.transaction((tx) => redeemFast(tx, { ...rest, now: at })))
    await advanceToNextDay(current)
    expect((await listWealth(current.drizzle, customer))[0]).toMatchObject({ shares: 0, accumulatedIncome: 0 })
    expect(dailyIncome(fen(1_000_000), incomeOn(WEALTH, dayOfInstant(at)))).toBeGreaterThan(0)
  })

  test('shares that are redeemed after midnight, before the day is ended, have earned all of it', async () => {
    const { current } = database
    const customer = await openCustomer(current, 1_000_000)
    const order = { customerId: customer, productType: WEALTH, amount: fen(1_000_000) }
    const now = await bankNow(current.drizzle)
    const { holding } = expectOk(await current.transaction((tx) => subscribe(tx, { ...order, now })))
    while ((await listWealth(current.drizzle, customer))[0]?.shares !== 1_000_000) await advanceToNextDay(current)
    const held = dayOfInstant(await bankNow(current.drizzle))
    const midnight = instantOf(addDays(held, 1))
    await current.transaction(async (tx) => moveClock(tx, midnight + 20_000 - (await bankNow(tx))))
    const early = { customerId: customer, seqNo: holding.seqNo, amount: fen(1_000_000), now: midnight + 20_000 }
    expectOk(await current.transaction((tx) => redeemFast(tx, early)))
    const keeps = () => {
      const subject = { customerId: customer, now: midnight + 20_000, today: addDays(held, 1) }
      return wealthClosing.find(current.drizzle, subject as never)
    }
    expect((await keeps()).map(({ check }) => check)).toEqual(['orders'])
    await runDueDayEnds(current)
    const income = dailyIncome(fen(1_000_000), incomeOn(WEALTH, held))
    expect((await listWealth(current.drizzle, customer))[0]).toMatchObject({
      ...{ shares: income, yesterdayIncome: income, accumulatedIncome: income },
    })
    expect((await keeps()).map(({ check }) => check)).toEqual(['holdings'])
    expect(await checkInvariants(current)).toEqual([])
  })
})
