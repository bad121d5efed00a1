import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { sevenDayAnnualised } from '@/domain/interest/wealth'
import { fen } from '@/domain/money/fen'
import { expectOk, MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { subscriptionsInTransit } from './accounts'
import { fastRedemptionLeft, listWealth, redeemFast, redeemOrdinary, subscribe, tradeDaysOf, wealthFactsOf } from '.'
import { messages } from '../message/tables'
import { incomeOn, publishedIncomes, publishIncome, seedCatalogue } from '../product'

const WEALTH = '91318017'
const START = day('20261102')

test('a day’s income is the same on every run and between 1.3 % and 2 % a year', () => {
  expect([incomeOn(WEALTH, START), incomeOn(WEALTH, addDays(START, 1))]).toEqual([
    incomeOn(WEALTH, START),
    incomeOn(WEALTH, addDays(START, 1)),
  ])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const yieldPpm = sevenDayAnnualised([incomeOn(WEALTH, addDays(START, days))])
      expect(yieldPpm).toBeGreaterThanOrEqual(12_800)
      expect(yieldPpm).toBeLessThanOrEqual(20_000)
    }),
  )
})

test.each([
  ['before 15:00 on a business day', '20261102', 14, 59, '20261102', '20261103'],
  ['from 15:00 on', '20261102', 15, 0, '20261103', '20261104'],
  ['on a Friday afternoon', '20261106', 15, 0, '20261109', '20261110'],
  ['on a Saturday morning', '20261107', 9, 0, '20261109', '20261110'],
  ['before the National Day holiday', '20260930', 14, 0, '20260930', '20261008'],
  ['before a New Year whose notice has not come', '20261231', 14, 0, '20261231', '20270104'],
])('an order %s counts for T and is settled on T+1', (_, on, hours, minutes, tradeDay, dueDay) => {
  expect(tradeDaysOf(instantOf(day(on), hours, minutes))).toEqual({ tradeDay, dueDay })
})

withDatabase((database) => {
  beforeAll(() => database.current.transaction((tx) => seedCatalogue(tx)))

  const nameOf = (result: { ok: boolean; error?: { name: string } }) => (result.ok ? 'ok' : result.error?.name)
  const buy = (customerId: string, amount: number, productType = WEALTH) =>
    database.current.transaction((tx) =>
      subscribe(tx, { customerId, productType, amount: fen(amount), now: MONDAY_MORNING }),
    )
  const redeem = (how: typeof redeemFast, customerId: string, seqNo: number, amount: number, now = MONDAY_MORNING) =>
    database.current.transaction((tx) => how(tx, { customerId, seqNo, amount: fen(amount), now }))
  const position = async (customerId: string) => (await listWealth(database.current.drizzle, customerId))[0]

  /** Gives the customer shares, as the day end does when it confirms a subscription. */
  async function ownShares(customerId: string, amount: number): Promise<number> {
    const { holding } = expectOk(await buy(customerId, amount))
    const { confirmSubscriptions } = await import('./dayEnd')
    const batch = { day: START, nextDay: addDays(START, 1), at: instantOf(addDays(START, 1)), cursor: '' }
    await database.current.transaction((tx) => confirmSubscriptions.run(tx, batch))
    return holding.seqNo
  }

  test('a subscription takes the money and is pending; a second goes into the same position', async () => {
    const customer = await openCustomer(database.current, 1_000_000)
    const first = expectOk(await buy(customer, 300_000))
    const second = expectOk(await buy(customer, 200_000))
    expect(second.holding.seqNo).toBe(first.holding.seqNo)
    expect(first.order).toMatchObject({ status: 'pending', tradeDay: '20261102', dueDay: '20261103' })
    expect(await position(customer)).toMatchObject({ shares: 0, subscribing: 500_000, redeeming: 0 })
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(500_000)
    expect(await balanceOf(database.current.drizzle, subscriptionsInTransit(customer))).toBe(500_000)
    const facts = wealthFactsOf((await position(customer))!, MONDAY_MORNING)
    expect(facts).toMatchObject({ kind: 'wealth', status: 'PENDING', amount: 0, endDate: '' })
  })

  test('a deposit cannot be subscribed to, and money that is not there neither', async () => {
    const customer = await openCustomer(database.current, 10_000)
    expect(nameOf(await buy(customer, 10_000, '20194'))).toBe('ProductUnknown')
    expect(nameOf(await buy(customer, 10_001))).toBe('InsufficientFunds')
    expect(nameOf(await buy(customer, 99))).toBe('BelowMinimum')
  })

  test('an ordinary redemption freezes the shares until T+1 and no more than there are', async () => {
    const customer = await openCustomer(database.current, 1_000_000)
    const seqNo = await ownShares(customer, 1_000_000)
    expect(nameOf(await redeem(redeemOrdinary, customer, seqNo, 1_000_001))).toBe('RedeemAmountTooLarge')
    const order = expectOk(await redeem(redeemOrdinary, customer, seqNo, 400_000))
    expect(order).toMatchObject({ status: 'pending', dueDay: '20261103' })
    expect(nameOf(await redeem(redeemOrdinary, customer, seqNo, 600_001))).toBe('RedeemAmountTooLarge')
    expect(await position(customer)).toMatchObject({ shares: 600_000, redeeming: 400_000 })
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(0)
    expect(await checkInvariants(database.current)).toEqual([])
  })

  test('a fast redemption pays at once, up to 10,000 yuan a day and customer, also with 30 at a time', async () => {
    const customer = await openCustomer(database.current, 5_000_000)
    const seqNo = await ownShares(customer, 5_000_000)
    const names = (
      await Promise.all(Array.from({ length: 30 }, () => redeem(redeemFast, customer, seqNo, 100_000)))
    ).map(nameOf)
    expect(names.filter((name) => name === 'ok')).toHaveLength(10)
    expect(names.filter((name) => name === 'FastRedeemCapExceeded')).toHaveLength(20)
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(1_000_000)
    expect(await fastRedemptionLeft(database.current.drizzle, customer, WEALTH, MONDAY_MORNING)).toBe(0)
    // Every product has a cap of its own, so another one's is unused.
    expect(await fastRedemptionLeft(database.current.drizzle, customer, '91318018', MONDAY_MORNING)).toBe(1_000_000)
    const tomorrow = MONDAY_MORNING + 86_400_000
    expect(await fastRedemptionLeft(database.current.drizzle, customer, WEALTH, tomorrow)).toBe(1_000_000)
    expect(nameOf(await redeem(redeemFast, customer, seqNo, 1_000_000, tomorrow))).toBe('ok')
    expect(await checkInvariants(database.current)).toEqual([])
  })

  test('the message of a settled order leads to the shares, also when none are left', async () => {
    const customer = await openCustomer(database.current, 1_000_000)
    const { confirmSubscriptions, payRedemptions } = await import('./dayEnd')
    const batch = { day: START, nextDay: addDays(START, 1), at: instantOf(addDays(START, 1)), cursor: '' }
    const order = { customerId: customer, amount: fen(1_000_000), now: MONDAY_MORNING }
    const bought = await database.current.transaction((tx) =>
      subscribe(tx, { ...order, productType: WEALTH, clientId: 'a'.repeat(32) }),
    )
    const { seqNo } = expectOk(bought).holding
    await database.current.transaction((tx) => confirmSubscriptions.run(tx, batch))
    expectOk(
      await database.current.transaction((tx) => redeemOrdinary(tx, { ...order, seqNo, clientId: 'b'.repeat(32) })),
    )
    await database.current.transaction((tx) => payRedemptions.run(tx, batch))
    expect(await position(customer)).toMatchObject({ seqNo, shares: 0, redeeming: 0 })
    const sent = await database.current.drizzle.select().from(messages).where(eq(messages.customerId, customer))
    const about = { subject: 'holding', id: String(seqNo), productType: WEALTH }
    expect(sent.map((one) => [one.kind, one.about])).toEqual([
      ['wealthConfirmation', about],
      ['wealthPayment', about],
    ])
  })

  test('another customer’s shares are unknown', async () => {
    const [customer, other] = [await openCustomer(database.current, 1_000_000), await openCustomer(database.current, 0)]
    const seqNo = await ownShares(customer, 1_000_000)
    expect(nameOf(await redeem(redeemFast, other, seqNo, 100))).toBe('HoldingUnknown')
    expect(nameOf(await redeem(redeemOrdinary, other, seqNo, 100))).toBe('HoldingUnknown')
  })

  test('a published income brings 30 days of history, once', async () => {
    for (const on of [START, addDays(START, 1)])
      await database.current.transaction((tx) => publishIncome(tx, WEALTH, on))
    const incomes = await publishedIncomes(database.current.drizzle, WEALTH, 100)
    expect(incomes).toHaveLength(32)
    expect(incomes.at(-1)).toMatchObject({ day: '20261103', incomePer10k: incomeOn(WEALTH, day('20261103')) })
  })
})
