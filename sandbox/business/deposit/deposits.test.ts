import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { interestForPeriod } from '@/domain/interest/deposit'
import { interestAtMaturity } from '@/domain/interest/termInterest'
import { basisPoints, fen } from '@/domain/money/fen'
import { CATALOGUE, findProduct, seedCatalogue } from '../product'
import { expectOk, MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { sequences, withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { buyDeposit } from './buy'
import { listDeposits, sumByMonth, sumHoldings } from './holdings'
import { accruedBy, termInterest, withdrawalInterest } from './interest'
import type { Position } from './interest'
import { findHolding, previewRedeem, redeemDeposit, withdrawalRefusal } from './redeem'
import type { Holding } from './tables'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { depositPrincipal } from './accounts'
import { transferIn, transferOut } from '../transfer'

const START = day('20261102')

const positionOf = (productType: string, amount: number, startDay: Day = START): Position => {
  const product = Object.values(CATALOGUE)
    .flatMap(({ products }) => products)
    .find((one) => one.productType === productType)
  if (!product) throw new Error(productType)
  const endDay = day(addYears(startDay, 1))
  return { ...product, amount: fen(amount), startDay, endDay, payoutsMade: 0 }
}
const addYears = (from: Day, years: number) => String(Number(from) + years * 10_000)

test.each([
  ['open', undefined],
  ['redeemed', '该笔持有已支取'],
  ['matured', '该笔存款已到期，本金和利息已转入电子账户'],
  ['renewed', '该笔存款已到期，并已按您选择的到期处理方式办理'],
] as const)('of a deposit that is %s nobody hears that they have withdrawn it who hasn’t', (status, says) => {
  const holding = { ...positionOf('20194', 1_000_000), status, withdrawalBlocked: false } as Holding
  expect(withdrawalRefusal(holding, instantOf(addDays(START, 2), 10))?.message).toBe(says)
})

describe('interest by method', () => {
  test('fixed term: the demand rate before maturity, the agreed rate at it and after, both by the calendar', () => {
    const position = positionOf('20194', 1_000_000)
    const before = addDays(position.endDay, -1)
    expect(withdrawalInterest(position, before)).toBe(
      interestForPeriod(fen(1_000_000), basisPoints(5), START, before, 'calendar'),
    )
    // 10,000 yuan at 0.05 % for seven months, whatever days they have
    expect(withdrawalInterest(position, day('20270602'))).toBe(292)
    // 10,000 yuan at 1.3 % for a year
    expect(withdrawalInterest(position, position.endDay)).toBe(13_000)
    expect(withdrawalInterest(position, addDays(position.endDay, 40))).toBe(13_000)
    expect(termInterest(position)).toBe(interestAtMaturity(fen(1_000_000), position.appointRate, position))
  })

  test('full periods: what is paid stays paid, the rest of an early withdrawal gets the demand rate', () => {
    const position = positionOf('20178', 1_200_000)
    // 12,000 yuan at 1.2 %: 12 yuan a month
    expect(withdrawalInterest(position, day('20261202'))).toBe(1200)
    expect(withdrawalInterest({ ...position, payoutsMade: 1 }, day('20261202'))).toBe(0)
    // 30 days at 0.05 % of 12,000 yuan are 50 fen
    expect(withdrawalInterest({ ...position, payoutsMade: 1 }, day('20270101'))).toBe(50)
    expect(termInterest({ ...position, payoutsMade: 5 })).toBe(14_400)
  })

  test('steps: the rate reached counts for the whole time', () => {
    const position = positionOf('20208', 1_000_000)
    // Two months and 28 days at 0.5 %, two months and 29 days, held 90 days, at 0.8 %
    expect(withdrawalInterest(position, addDays(START, 89))).toBe(1222)
    expect(withdrawalInterest(position, addDays(START, 90))).toBe(1978)
  })

  test('structured: the demand rate before maturity, then floor or floor and floating by the observation', () => {
    const position = { ...positionOf('30101', 1_000_000), term: 3, endDay: day('20270202') }
    if (position.interest.method !== 'structured') throw new Error('method')
    const observed = (value: number) => ({
      ...position,
      interest: { ...position.interest, observed: value } as Position['interest'],
    })
    // A month and 6 days
    expect(withdrawalInterest(position, addDays(START, 36))).toBe(50)
    expect(termInterest(position)).toBe(1500)
    expect(termInterest(observed(89_999))).toBe(1500)
    expect(termInterest(observed(90_000))).toBe(4750)
  })

  test('agreement: the demand rate up to the floor balance, the agreed rate above it', () => {
    // 50,000 yuan for a month and 6 days: 10,000 at 0.05 % are 50 fen, 40,000 at 0.4 % are 1,600 fen
    expect(withdrawalInterest(positionOf('30201', 5_000_000), addDays(START, 36))).toBe(1650)
  })

  test('what the books carry never falls while nothing is paid, and is never negative', () => {
    const codes = fc.constantFrom('20194', '20178', '20208', '20200', '30101', '30201')
    fc.assert(
      fc.property(
        codes,
        fc.integer({ min: 1, max: 10_000_000_00 }),
        fc.integer({ min: -2, max: 400 }),
        (code, amount, days) => {
          const position = positionOf(code, amount)
          const today = accruedBy(position, addDays(START, days))
          expect(today).toBeGreaterThanOrEqual(0)
          expect(accruedBy(position, addDays(START, days + 1))).toBeGreaterThanOrEqual(today)
          if (days < 0) expect(today).toBe(0)
        },
      ),
    )
  })
})

withDatabase((database) => {
  beforeAll(() => database.current.transaction((tx) => seedCatalogue(tx)))

  const buy = (customerId: string, amount: number, now = MONDAY_MORNING, productType = '20194') =>
    database.current.transaction((tx) => buyDeposit(tx, { customerId, productType, amount: fen(amount), now }))
  const redeem = (customerId: string, seqNo: number, now: number, expectedInterest?: number) =>
    database.current.transaction((tx) =>
      redeemDeposit(tx, {
        customerId,
        seqNo,
        now,
        ...(expectedInterest === undefined ? {} : { expectedInterest: fen(expectedInterest) }),
      }),
    )
  const nameOf = (result: { ok: boolean; error?: { name: string } }) => (result.ok ? 'ok' : result.error?.name)

  test('a purchase moves the money into the deposit and starts interest the same day before 23:30', async () => {
    const customer = await openCustomer(database.current, 1_000_000)
    const { holding, order } = expectOk(await buy(customer, 600_000))
    expect(holding).toMatchObject({
      startDay: '20261102',
      endDay: '20271102',
      amount: 600_000,
      appointRate: 130,
      status: 'open',
    })
    expect(order).toMatchObject({ kind: 'depositPurchase', status: 'done', amount: 600_000, seqNo: holding.seqNo })
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(400_000)
    expect(await balanceOf(database.current.drizzle, depositPrincipal(customer))).toBe(600_000)
  })

  test.each([
    [23, 29, '20261102'],
    [23, 30, '20261103'],
  ])('bought at %i:%i, interest starts %s', async (hours, minutes, startDay) => {
    const customer = await openCustomer(database.current, 1_000_000)
    const { holding } = expectOk(await buy(customer, 600_000, instantOf(START, hours, minutes)))
    expect(holding.startDay).toBe(startDay)
  })

  test('a refused purchase leaves money and quota as they were', async () => {
    const customer = await openCustomer(database.current, 10_000_000_00)
    await database.current.drizzle.execute(
      sql`UPDATE products SET quota = 15000000, sold = 0 WHERE product_type = '20162'`,
    )
    expect(nameOf(await buy(customer, 10_000_000, MONDAY_MORNING, '20162'))).toBe('ok')
    expect(nameOf(await buy(customer, 10_000_000, MONDAY_MORNING, '20162'))).toBe('QuotaSoldOut')
    expect(nameOf(await buy(customer, 10_000_000, MONDAY_MORNING, '91318017'))).toBe('ProductUnknown')
    expect(await findProduct(database.current.drizzle, '20162')).toMatchObject({ sold: 10_000_000 })
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(990_000_000)
  })

  test('a withdrawal opens at 01:00 of the day after interest starts, pays once, and pays its owner only', async () => {
    const [customer, other] = [
      await openCustomer(database.current, 1_000_000_00),
      await openCustomer(database.current, 0),
    ]
    const { seqNo } = expectOk(await buy(customer, 1_000_000_00)).holding
    const opens = instantOf(day('20261103'), 1)
    expect(nameOf(await redeem(customer, seqNo, opens - 1))).toBe('NotYetWithdrawable')
    expect(nameOf(await redeem(other, seqNo, opens))).toBe('HoldingUnknown')
    const preview = expectOk(await previewRedeem(database.current.drizzle, { customerId: customer, seqNo, now: opens }))
    // a day at 0.05 % of a million yuan; a year at 1.3 %
    expect(preview).toMatchObject({
      principal: 100_000_000,
      interest: 139,
      interestAtMaturity: 1_300_000,
      loss: 1_299_861,
    })
    expect(preview.refusal).toBeUndefined()
    expect(nameOf(await redeem(customer, seqNo, opens, 140))).toBe('RateChanged')
    expect(expectOk(await redeem(customer, seqNo, opens, 139))).toMatchObject({
      interest: 139,
      order: { kind: 'depositWithdrawal' },
    })
    expect(nameOf(await redeem(customer, seqNo, opens))).toBe('HoldingClosed')
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(100_000_139)
    expect(await checkInvariants(database.current)).toEqual([])
  })

  test('a holding with a rollover applied for is blocked', async () => {
    const customer = await openCustomer(database.current, 1_000_000)
    const { seqNo } = expectOk(await buy(customer, 1_000_000)).holding
    await database.current.drizzle.execute(sql`UPDATE holdings SET withdrawal_blocked = true WHERE seq_no = ${seqNo}`)
    expect(nameOf(await redeem(customer, seqNo, instantOf(day('20261104'))))).toBe('WithdrawalBlocked')
  })

  test('twenty withdrawals at once pay once', async () => {
    const customer = await openCustomer(database.current, 1_000_000)
    const { seqNo } = expectOk(await buy(customer, 1_000_000)).holding
    const now = instantOf(day('20261104'))
    const names = (await Promise.all(Array.from({ length: 20 }, () => redeem(customer, seqNo, now)))).map(nameOf)
    expect(names.sort()).toEqual([...Array<string>(19).fill('HoldingClosed'), 'ok'])
  })

  test('of 200 purchases at once against money for 37, exactly 37 succeed', async () => {
    const customer = await openCustomer(database.current, 37 * 10_000 + 9_999)
    const names = (await Promise.all(Array.from({ length: 200 }, () => buy(customer, 10_000)))).map(nameOf)
    expect(names.filter((name) => name === 'ok')).toHaveLength(37)
    expect(names.filter((name) => name === 'InsufficientFunds')).toHaveLength(163)
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(9_999)
    expect(await checkInvariants(database.current)).toEqual([])
  })

  test('lists are the specification’s fields and sums, newest first, page by page', async () => {
    const customer = await openCustomer(database.current, 10_000_000)
    const first = expectOk(await buy(customer, 1_000_000)).holding
    const second = expectOk(await buy(customer, 2_000_000, MONDAY_MORNING, '20524')).holding
    const now = instantOf(addDays(START, 72))
    const list = (query = {}) =>
      listDeposits(database.current.drizzle, { customerId: customer, state: 'open', now, ...query })
    const holdings = await list()
    expect(holdings.map((one) => one.seqNo)).toEqual([String(second.seqNo), String(first.seqNo)])
    expect(holdings[0]).toEqual({
      seqNo: String(second.seqNo),
      prodType: '20524',
      prodDesc: '普通储蓄五年',
      kind: 'deposit',
      status: 'OPEN',
      amount: 2_000_000,
      appointRate: 165,
      appointInterest: 165_000,
      interestOnMaturity: 165_000,
      preRate: 5,
      preInterest: 197,
      accumulatedIncome: 0,
      yesterdayIncome: 0,
      days: 72,
      term: 5,
      termType: 'Y',
      termDays: 1826,
      termYears: 5,
      startDate: '20261102',
      endDate: '20311102',
    })
    expect(sumHoldings(holdings)).toEqual({
      preInterestSum: 296,
      appointInterestSum: 178_000,
      accumulatedIncomeSum: 0,
      amountSum: 3_000_000,
      underWaySum: 0,
      yesterdayIncomeSum: 0,
    })
    expect(sumByMonth(holdings).map(({ month, count }) => [month, count])).toContainEqual(['203111', 1])
    expect((await list({ after: second.seqNo })).map((one) => one.seqNo)).toEqual([String(first.seqNo)])
    expect(await list({ productTypes: ['20520'] })).toEqual([])
    expectOk(await redeem(customer, second.seqNo, now))
    expect(
      (await list({ state: 'closed' })).map((one) => [one.status, one.preInterest, one.accumulatedIncome]),
    ).toEqual([['REDEEMED', 0, 197]])
    expect(await findHolding(database.current.drizzle, 'somebody', first.seqNo)).toBeUndefined()
  })

  test('any sequence of purchases, withdrawals and transfers keeps the books right', async () => {
    const action = fc.record({
      kind: fc.constantFrom('buy' as const, 'redeem' as const, 'in' as const, 'out' as const),
      amount: fc.integer({ min: 1, max: 300_000 }),
      pick: fc.nat(9),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 15 }), async (actions) => {
        const customerId = await openCustomer(database.current, 200_000)
        let [money, now] = [200_000, MONDAY_MORNING]
        const open: { seqNo: number; amount: number }[] = []
        for (const { kind, amount, pick } of actions) {
          now += 86_400_000
          if (kind === 'buy') {
            const whole = amount - (amount % 100)
            const bought = await buy(customerId, whole, now)
            expect(nameOf(bought)).toBe(whole < 5_000 ? 'BelowMinimum' : whole > money ? 'InsufficientFunds' : 'ok')
            if (bought.ok) open.push({ seqNo: bought.value.holding.seqNo, amount: whole })
            if (bought.ok) money -= whole
          } else if (kind === 'redeem') {
            const [chosen] = open.length > 0 ? open.splice(pick % open.length, 1) : []
            if (chosen) money += chosen.amount + expectOk(await redeem(customerId, chosen.seqNo, now)).interest
          } else {
            const move = kind === 'in' ? transferIn : transferOut
            const moved = await database.current.transaction((tx) => move(tx, { customerId, amount: fen(amount), now }))
            expect(nameOf(moved)).toBe(kind === 'out' && amount > money ? 'InsufficientFunds' : 'ok')
            if (moved.ok) money += kind === 'in' ? amount : -amount
          }
        }
        expect(await balanceOf(database.current.drizzle, wallet(customerId))).toBe(money)
        const shown = await listDeposits(database.current.drizzle, { customerId, state: 'open', now })
        expect(sumHoldings(shown).amountSum).toBe(open.reduce((sum, one) => sum + one.amount, 0))
        expect(await checkInvariants(database.current)).toEqual([])
      }),
      { numRuns: sequences(15) },
    )
  })
})
