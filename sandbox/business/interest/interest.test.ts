import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, day, dayNumber } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { basisPoints, fen } from '@/domain/money/fen'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { INTEREST_EXPENSE, INTEREST_PAYABLE } from '@sandbox/business/deposit'
import { closeSub, moveOwn } from '@sandbox/business/subaccount/move'
import { openSub } from '@sandbox/business/subaccount/subAccounts'
import { subAccounts } from '@sandbox/business/subaccount/tables'
import { transferIn, transferOut } from '@sandbox/business/transfer'
import { advance, advanceToNextDay, runDueDayEnds } from '@sandbox/dayEnds'
import { bankNow, moveClock, startClockAt } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { expectOk, openCustomer } from '@sandbox/kernel/db/testing/people'
import { sequences, withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { ordersOf } from '@sandbox/kernel/orders'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { schema } from '@sandbox/testing/schema'
import { dueInterest, earningOf, electronicOf, subOf } from './earning'
import { listRate } from './rates'
import { lockForSettlement, settleClosing } from './settle'

const DAY_MS = 86_400_000
const LONGER_THAN_ALL = 40_000
const START = day('20261125')

withDatabaseInTurn((database) => {
  beforeAll(() => database.current.transaction((tx) => startClockAt(tx, instantOf(START, 10))))

  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.current.transaction(work)
  const now = () => bankNow(database.current.drizzle)
  const today = async (): Promise<Day> => dayOfInstant(await now())
  /** Goes on to ten o'clock of a day. */
  const goTo = async (text: string): Promise<void> => {
    await advance(database.current, instantOf(day(text), 10) - (await now()))
  }
  const available = (customerId: string) => balanceOf(database.current.drizzle, wallet(customerId))
  const customerWith = async (money: number): Promise<string> => openCustomer(database.current, money, await now())
  const audit = async () => expect(await checkInvariants(database.current)).toEqual([])
  const paidTo = async (customerId: string) =>
    (await ordersOf(database.current.drizzle, customerId, { kinds: ['demandInterest'] })).map(
      ({ interest, tradeDay }) => [tradeDay, interest],
    )
  const openAccount = (customerId: string, accountClass: 'II' | 'III') =>
    transaction(async (tx) => {
      const order = { customerId, class: accountClass, agreementVersion: 't', now: await bankNow(tx) }
      const sub = expectOk(await openSub(tx, order))
      await tx
        .update(subAccounts)
        .set({ state: 'ACTIVE' })
        .where(sql`${subAccounts.acctId} = ${sub.acctId}`)
      return sub
    })
  const fund = (customerId: string, acctId: string, amount: number) =>
    transaction(async (tx) =>
      moveOwn(tx, { customerId, acctId, direction: 'IN', amount: fen(amount), now: await bankNow(tx) }),
    )

  /** Lists a rate from today on. */
  const list = (rate: number) =>
    transaction(async (tx) => {
      const at = await bankNow(tx)
      await listRate(tx, dayOfInstant(at), basisPoints(rate), at)
    })
  /** Settles an electronic account as its closing does. */
  const settleNow = (customerId: string) =>
    transaction(async (tx) => {
      const at = await bankNow(tx)
      await lockForSettlement(tx, electronicOf(customerId), [])
      return settleClosing(tx, electronicOf(customerId), dayOfInstant(at), at)
    })

  test('50,000.00 from 25 November at 0.05 % is 1.81 on 21 December, told in every place', async () => {
    const customer = await customerWith(50_000_00)
    const fraction = await customerWith(9_99)
    await goTo('20261220')
    expect(await earningOf(database.current.drizzle, electronicOf(customer), await today())).toEqual({
      ...{ rate: 5, settlesOn: '20261220', paidOn: '20261221' },
      // 25 days so far: 1.736…
      accrued: 174,
    })
    expect(await available(customer)).toBe(50_000_00)
    await goTo('20261221')
    expect(await available(customer)).toBe(50_001_81)
    expect(await paidTo(customer)).toEqual([['20261221', 181]])
    // 9.99 × 26 days is a third of a fen.
    expect(await available(fraction)).toBe(9_99)
    expect(await paidTo(fraction)).toEqual([])
    const [record] = await rowsOf(
      database.current.drizzle,
      sql`SELECT kind, day, amount, earned, balance_after AS after FROM wallet_records
          WHERE customer_id = ${customer} AND kind = 'demandInterest'`,
    )
    expect(record).toEqual({ kind: 'demandInterest', day: '20261221', amount: 181, earned: 181, after: 50_001_81 })
    const messages = await rowsOf(
      database.current.drizzle,
      sql`SELECT title, body FROM messages WHERE customer_id = ${customer}`,
    )
    expect(messages).toEqual([
      { title: '活期利息到账', body: '您的账户截至2026年12月20日的活期利息1.81元已转入电子账户。' },
    ])
    const [settled] = await database.current.drizzle
      .select()
      .from(schema.demandSettlements)
      .where(sql`${schema.demandSettlements.customerId} = ${customer}`)
    expect(settled).toMatchObject({ fromDay: '20261125', through: '20261220', balanceDays: 130_000_000, rate: 5 })
    await audit()
  })

  test('what is paid earns in its turn, and a quarter later the next settlement begins where this one ended', async () => {
    const customer = await customerWith(100_000_00)
    await goTo('20270321')
    // 21 December to 20 March: 90 days × 100,000.00 × 0.05 % / 360 = 12.50
    expect(await paidTo(customer)).toEqual([['20270321', 1250]])
    await goTo('20270621')
    // 92 days × 100,012.50: 12.779…
    expect(await paidTo(customer)).toEqual([
      ['20270621', 1278],
      ['20270321', 1250],
    ])
    await audit()
  })

  test('a day counts by what there is at its end; money that is frozen or on its way out is still in the account', async () => {
    const still = await customerWith(72_000_00)
    const frozen = await customerWith(72_000_00)
    const passing = await customerWith(0)
    await transaction(async (tx) => {
      const at = await bankNow(tx)
      const until = addDays(dayOfInstant(at), LONGER_THAN_ALL)
      await placeFreeze(tx, { customerId: frozen, kind: 'RISK', asked: fen(70_000_00), until, now: at })
      // In and out on one day.
      expectOk(await transferIn(tx, { customerId: passing, amount: fen(72_000_00), now: at }))
      expectOk(await transferOut(tx, { customerId: passing, amount: fen(72_000_00), now: at }))
    })
    await advance(database.current, 10 * DAY_MS)
    const due = async (customerId: string) =>
      dueInterest(database.current.drizzle, electronicOf(customerId), await today())
    // 72,000.00 is 0.10 a day.
    expect(await Promise.all([due(still), due(frozen), due(passing)])).toEqual([1_00, 1_00, 0])
  })

  test('a rate that is listed meanwhile holds for all days of the settlement (regulation, article 27)', async () => {
    const [customer, leaver] = [await customerWith(72_000_00), await customerWith(72_000_00)]
    const from = await today()
    await advance(database.current, 20 * DAY_MS)
    await list(10)
    // Twenty days at 0.20.
    expect(await settleNow(leaver)).toBe(4_00)
    await goTo('20270921')
    const days = dayNumber(day('20270921')) - dayNumber(from)
    expect(await paidTo(customer)).toEqual([['20270921', days * 20]])
    await list(5)
    await advanceToNextDay(database.current)
    await audit()
  })

  test('accounts of type II and III earn by themselves; closed, up to the day before, with what is left', async () => {
    const customer = await customerWith(200_000_00)
    const [paying, purse] = [await openAccount(customer, 'II'), await openAccount(customer, 'III')]
    await fund(customer, paying.acctId, 144_000_00)
    await fund(customer, purse.acctId, 2_000_00)
    await goTo('20271221')
    const orders = await rowsOf<{ memo: string; amount: number }>(
      database.current.drizzle,
      sql`SELECT memo, amount FROM wallet_records WHERE customer_id = ${customer} AND kind = 'demandInterest' AND day = '20271221' ORDER BY memo`,
    )
    // 90 days: 54,000.00 is 0.075 a day, 144,000.00 0.20 and 2,000.00 0.00277…
    expect(orders.map(({ amount, memo }) => [memo.slice(0, 4), amount])).toEqual([
      ['', 6_75],
      ['支付账户', 18_00],
      ['零用账户', 25],
    ])
    expect(orders[1]?.memo).toBe(`支付账户（尾号${paying.acctNo.slice(-4)}）`)
    await advance(database.current, 10 * DAY_MS)
    const asked = subOf(customer, `sub:${paying.acctId}`)
    expect(await dueInterest(database.current.drizzle, asked, await today())).toBe(2_00)
    const before = await available(customer)
    const closed = await transaction(async (tx) =>
      closeSub(tx, { customerId: customer, acctId: paying.acctId, now: await bankNow(tx) }),
    )
    expect(expectOk(closed)).toMatchObject({ swept: 144_000_00, interest: 2_00 })
    expect(await available(customer)).toBe(before + 144_002_00)
    await goTo('20280321')
    expect(await dueInterest(database.current.drizzle, asked, await today())).toBe(0)
    await audit()
  })

  test('the end of a day that is late pays by the days themselves, whatever has happened since', async () => {
    const [still, moving] = [await customerWith(72_000_00), await customerWith(72_000_00)]
    await goTo('20280620')
    await transaction((tx) => moveClock(tx, 4 * DAY_MS))
    // Nobody has ended the 20th yet when this leaves on the 24th.
    await transaction(async (tx) =>
      expectOk(await transferOut(tx, { customerId: moving, amount: fen(72_000_00), now: await bankNow(tx) })),
    )
    await runDueDayEnds(database.current)
    expect(await paidTo(moving)).toEqual(await paidTo(still))
    expect((await paidTo(still))[0]?.[0]).toBe('20280621')
    await audit()
  })

  test('accrued interest is what every account has earned, and paying it leaves nothing', async () => {
    await advanceToNextDay(database.current)
    const owed = await rowsOf<{ earned: number }>(
      database.current.drizzle,
      sql`SELECT floor(sum(a.balance * day_number(${await today()})::numeric - a.day_weight) * 5 / 3600000)::bigint AS earned
          FROM ledger_accounts a WHERE a.kind IN ('wallet', 'frozen', 'outgoing', 'sub')`,
    )
    expect(await balanceOf(database.current.drizzle, INTEREST_PAYABLE)).toBe(owed[0]?.earned)
    expect(owed[0]?.earned).toBeGreaterThan(0)
    await goTo('20280921')
    const expense = await balanceOf(database.current.drizzle, INTEREST_EXPENSE)
    const paid = await rowsOf<{ sum: number }>(
      database.current.drizzle,
      sql`SELECT sum(interest)::bigint AS sum FROM demand_settlements`,
    )
    await advanceToNextDay(database.current)
    const later = await balanceOf(database.current.drizzle, INTEREST_PAYABLE)
    const [accrued] = await rowsOf<{ sum: number }>(
      database.current.drizzle,
      sql`SELECT sum(amount)::bigint AS sum FROM ledger_entries e WHERE e.account_id = ${INTEREST_PAYABLE.id}`,
    )
    expect(later).toBe(accrued?.sum)
    // All that was ever paid went through the expense, and what is payable now was accrued since.
    expect(-expense - (paid[0]?.sum ?? 0)).toBeLessThan(later + 1)
    await audit()
  })

  /** What happens at ten o'clock of a day, and how many days go by. */
  interface Step {
    readonly kind: 'in' | 'out' | 'fund' | 'takeBack' | 'freeze' | 'lift'
    readonly amount: number
    readonly days: number
    /** Whether the bank ends those days only after the next step. */
    readonly late: boolean
  }

  const steps: fc.Arbitrary<readonly Step[]> = fc.array(
    fc.record({
      kind: fc.constantFrom('in', 'out', 'fund', 'takeBack', 'freeze', 'lift'),
      amount: fc.integer({ min: 1, max: 9_000_000 }),
      days: fc.constantFrom(0, 1, 2, 5, 17),
      late: fc.boolean(),
    }),
    { minLength: 6, maxLength: 14 },
  )

  /** Interest by hand: each day's end, added up, by the rate, half up. */
  const byHand = (balances: readonly number[], rate: number): number => {
    const days = balances.reduce((sum, one) => sum + BigInt(one), 0n)
    return Number((days * BigInt(rate) * 2n + 3_600_000n) / 7_200_000n)
  }

  test('after any moves, an account earned what its days add up to, closed on any day', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const customer = await customerWith(1_000_000)
        const sub = await openAccount(customer, 'II')
        const first = await today()
        const ends = new Map<string, readonly [electronic: number, sub: number]>()
        let [electronic, beside] = [1_000_000, 0]
        const settled: number[] = []
        /** Lets a day pass in the model: what is held at its end, and on the 20th what is paid. */
        let [open, openBeside]: [number[], number[]] = [[], []]
        const passDay = (of: Day): void => {
          ends.set(of, [electronic, beside])
          open.push(electronic)
          openBeside.push(beside)
          if (!/(03|06|09|12)20$/.test(of)) return
          const paid = [byHand(open, 5), byHand(openBeside, 5)] as const
          settled.push(...paid.filter((one) => one > 0))
          electronic += paid[0] + paid[1]
          ;[open, openBeside] = [[], []]
        }
        let reached = first
        for (const { kind, amount, days, late } of history) {
          await transaction(async (tx) => {
            const at = await bankNow(tx)
            const order = { customerId: customer, amount: fen(amount), now: at }
            const own = { ...order, acctId: sub.acctId }
            if (kind === 'in' && (await transferIn(tx, order)).ok) electronic += amount
            if (kind === 'out' && (await transferOut(tx, order)).ok) electronic -= amount
            if (kind === 'fund' && (await moveOwn(tx, { ...own, direction: 'IN' })).ok) {
              ;[electronic, beside] = [electronic - amount, beside + amount]
            }
            if (kind === 'takeBack' && (await moveOwn(tx, { ...own, direction: 'OUT' })).ok) {
              ;[electronic, beside] = [electronic + amount, beside - amount]
            }
            const until = addDays(dayOfInstant(at), LONGER_THAN_ALL)
            if (kind === 'freeze')
              await placeFreeze(tx, { customerId: customer, kind: 'RISK', asked: fen(amount), until, now: at })
            if (kind === 'lift') {
              const [held] = await rowsOf<{ id: number }>(
                tx,
                sql`SELECT id FROM freezes WHERE customer_id = ${customer} AND state = 'ACTIVE' LIMIT 1`,
              )
              if (held) await endFreeze(tx, held.id, 'LIFTED', at)
            }
          })
          await transaction((tx) => moveClock(tx, days * DAY_MS))
          for (let passed = 0; passed < days; passed += 1) {
            passDay(reached)
            reached = addDays(reached, 1)
          }
          if (!late) await runDueDayEnds(database.current)
        }
        await runDueDayEnds(database.current)
        const on = database.current.drizzle
        expect((await paidTo(customer)).map(([, interest]) => interest).sort()).toEqual([...settled].sort())
        const due = await dueInterest(on, electronicOf(customer), await today())
        expect(due).toBe(byHand(open, 5))
        expect(await dueInterest(on, subOf(customer, `sub:${sub.acctId}`), await today())).toBe(byHand(openBeside, 5))
        expect(await settleNow(customer)).toBe(due)
        expect(await dueInterest(on, electronicOf(customer), await today())).toBe(0)
      }),
      { numRuns: sequences(12), endOnFailure: true },
    )
    await audit()
  }, 300_000)
})
