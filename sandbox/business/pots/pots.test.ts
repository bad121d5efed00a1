import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { addFen, fen, ZERO_FEN } from '@/domain/money/fen'
import { MAX_POTS } from '@/domain/pots/pots'
import type { PotTerms } from '@/domain/pots/pots'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { electronicOf, dueInterest } from '@sandbox/business/interest'
import { assetsOf } from '@sandbox/business/holding'
import { dayEndSteps } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { expectOk, openCustomer } from '@sandbox/kernel/db/testing/people'
import { sequences, withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { potsClosing } from './closing'
import { fillPots, notifyPotsBehind } from './dayEnd'
import { closePotOf, movePotBy } from './move'
import { changePotOf, fillsAhead, inPots, nextFillOf, openPotFor, potMoney, potsOf, unpaidDays } from './pots'
import { wirePot } from './wire'

const START = day('20270125')

withDatabaseInTurn((database) => {
  beforeAll(() => database.current.transaction((tx) => startClockAt(tx, instantOf(START, 10))))
  afterEach(async () => expect(await checkInvariants(database.current)).toEqual([]))

  const transaction = <T>(work: (tx: Tx, now: number) => Promise<T>): Promise<T> =>
    database.current.transaction(async (tx) => work(tx, await bankNow(tx)))
  const now = () => bankNow(database.current.drizzle)
  const today = async (): Promise<Day> => dayOfInstant(await now())
  /** Goes on to ten o'clock of the day after so many. */
  const daysOn = async (days: number): Promise<void> => {
    await advance(database.current, instantOf(addDays(await today(), days), 10) - (await now()))
  }
  const available = (customerId: string) => balanceOf(database.current.drizzle, wallet(customerId))
  const held = (customerId: string, potId: string) =>
    balanceOf(database.current.drizzle, potMoney({ customerId, potId }))
  const customerWith = async (money: number): Promise<string> => openCustomer(database.current, money, await now())
  const terms = (change: Partial<PotTerms> = {}): PotTerms => ({
    ...{ name: '旅行', target: fen(100_000), picture: 'savings', byDay: '', monthlyAmount: ZERO_FEN, monthlyDate: 1 },
    ...{ takesInterest: false, ...change },
  })
  const open = async (customerId: string, change: Partial<PotTerms> = {}): Promise<string> =>
    transaction(async (tx, at) => expectOk(await openPotFor(tx, customerId, terms(change), at)).potId)
  const move = (customerId: string, potId: string, direction: 'IN' | 'OUT', amount: number) =>
    transaction((tx, at) => movePotBy(tx, { customerId, potId, direction, amount: fen(amount), now: at }))
  const freeze = (customerId: string, asked: number) =>
    transaction(async (tx, at) => {
      const until = addDays(dayOfInstant(at), 40_000)
      return placeFreeze(tx, { customerId, kind: 'RISK', asked: fen(asked), until, now: at })
    })
  const messagesOf = async (customerId: string) =>
    (
      await rowsOf<{ title: string }>(
        database.current.drizzle,
        sql`SELECT title FROM messages WHERE customer_id = ${customerId} AND kind = 'pot' ORDER BY id`,
      )
    ).map(({ title }) => title)
  const recordsOf = (customerId: string) =>
    rowsOf<{ kind: string; amount: number }>(
      database.current.drizzle,
      sql`SELECT kind, amount FROM wallet_records WHERE customer_id = ${customerId} AND kind LIKE 'pot%' ORDER BY id`,
    )

  test('money goes in and out at once, is told when the target is there, and never less than nothing', async () => {
    const customer = await customerWith(150_000)
    const pot = await open(customer)
    expect((await move(customer, pot, 'IN', 150_001)).ok).toBe(false)
    expectOk(await move(customer, pot, 'IN', 99_999))
    expect(await messagesOf(customer)).toEqual([])
    expectOk(await move(customer, pot, 'IN', 1))
    expectOk(await move(customer, pot, 'OUT', 1))
    expectOk(await move(customer, pot, 'IN', 2))
    expect(await messagesOf(customer)).toEqual(['存钱罐已达成目标'])
    const tooMuch = await move(customer, pot, 'OUT', 100_002)
    expect(tooMuch.ok ? '' : tooMuch.error.name).toBe('InsufficientFunds')
    expect([await available(customer), await held(customer, pot)]).toEqual([49_999, 100_001])
    expect(await recordsOf(customer)).toEqual([
      { kind: 'potIn', amount: -99_999 },
      { kind: 'potIn', amount: -1 },
      { kind: 'potOut', amount: 1 },
      { kind: 'potIn', amount: -2 },
    ])
  })

  test('of many rules for one day no transaction carries out more than a hundred, and each is carried out once', async () => {
    const customers: string[] = []
    for (let count = 0; count < 12; count++) customers.push(await customerWith(5_000))
    for (const customer of customers)
      for (let count = 0; count < MAX_POTS; count++) await open(customer, { monthlyAmount: fen(7), monthlyDate: 26 })
    const [ended, nextDay] = [day('20270125'), day('20270126')]
    const filled = () => Promise.all(customers.map(async (one) => (5_000 - (await available(one))) / 7))
    const batch = (cursor: string) =>
      transaction((tx) => fillPots.run(tx, { day: ended, nextDay, at: instantOf(nextDay), cursor }))
    const cursor = await batch('')
    expect((await filled()).reduce((sum, one) => sum + one)).toBe(100)
    expect(await batch(cursor ?? '')).toBeUndefined()
    expect(await filled()).toEqual(customers.map(() => MAX_POTS))
  })

  test('ten are the most, another’s is unknown, and a closed one gives back what it held', async () => {
    const customer = await customerWith(5_000)
    const other = await customerWith(5_000)
    const pots: string[] = []
    for (let count = 0; count < MAX_POTS; count++) pots.push(await open(customer))
    const eleventh = await transaction((tx, at) => openPotFor(tx, customer, terms(), at))
    expect(eleventh.ok ? '' : eleventh.error.name).toBe('PotLimit')
    const [pot = ''] = pots
    const stranger = await move(other, pot, 'IN', 1)
    expect(stranger.ok ? '' : stranger.error.name).toBe('PotUnknown')
    expectOk(await move(customer, pot, 'IN', 1_234))
    const subject = { customerId: customer, now: await now(), today: await today() }
    expect(await potsClosing.find(database.current.drizzle, subject)).toMatchObject([{ check: 'pots', count: 1 }])
    const closed = await transaction((tx, at) => closePotOf(tx, { customerId: customer, potId: pot, now: at }))
    expect(expectOk(closed).swept).toBe(1_234)
    expect(await available(customer)).toBe(5_000)
    expect((await move(customer, pot, 'IN', 1)).ok).toBe(false)
    expect(await potsClosing.find(database.current.drizzle, subject)).toEqual([])
    await open(customer)
  })

  test('a pot with a rule keeps the account open, though it is empty', async () => {
    const customer = await customerWith(0)
    await open(customer, { monthlyAmount: fen(1) })
    const subject = { customerId: customer, now: await now(), today: await today() }
    expect(await potsClosing.find(database.current.drizzle, subject)).toMatchObject([{ check: 'pots', count: 1 }])
  })

  test('a freeze reaches what lies in pots, the one opened last first, and no further than it asks', async () => {
    const customer = await customerWith(10_000)
    const first = await open(customer)
    await daysOn(1)
    const second = await open(customer)
    expectOk(await move(customer, first, 'IN', 4_000))
    expectOk(await move(customer, second, 'IN', 3_000))
    const placed = await freeze(customer, 8_000)
    expect(placed.captured).toBe(8_000)
    expect(await available(customer)).toBe(0)
    expect([await held(customer, first), await held(customer, second)]).toEqual([2_000, 0])
    // What comes back beside it is free: the freeze is full.
    expectOk(await move(customer, first, 'OUT', 500))
    expect(await available(customer)).toBe(500)
    await freeze(customer, 5_000)
    expect([await available(customer), await inPots(database.current.drizzle, customer)]).toEqual([0, 0])
    const short = await move(customer, first, 'IN', 1)
    expect(short.ok ? '' : short.error.name).toBe('AccountFrozen')
    expect(await balanceOf(database.current.drizzle, frozenMoney(customer))).toBe(10_000)
  })

  test('each month on its day, the last where there is no such date, once; without enough it is told and tried again', async () => {
    const customer = await customerWith(25_000)
    const pot = await open(customer, { monthlyAmount: fen(10_000), monthlyDate: 31 })
    await daysOn(5)
    expect(await today()).toBe('20270131')
    expect([await available(customer), await held(customer, pot)]).toEqual([15_000, 10_000])
    // The same day's end again moves nothing.
    await transaction((tx) => {
      const batch = { day: day('20270130'), nextDay: day('20270131'), at: instantOf(day('20270131')), cursor: '' }
      return fillPots.run(tx, batch)
    })
    expect(await held(customer, pot)).toBe(10_000)
    await daysOn(27)
    expect(await today()).toBe('20270227')
    expect(await held(customer, pot)).toBe(10_000)
    await daysOn(1)
    expect([await available(customer), await held(customer, pot)]).toEqual([5_000, 20_000])
    await daysOn(40)
    expect(await held(customer, pot)).toBe(20_000)
    expect(await messagesOf(customer)).toEqual(['存钱罐未自动存入'])
    const fills = await rowsOf(
      database.current.drizzle,
      sql`SELECT day, order_no IS NOT NULL AS moved FROM pot_fills WHERE pot_id = ${pot} ORDER BY day`,
    )
    expect(fills).toEqual([
      { day: '20270131', moved: true },
      { day: '20270228', moved: true },
      { day: '20270331', moved: false },
    ])
  })

  test('an account that pays nothing isn’t moved by a rule, and isn’t told of it', async () => {
    const customer = await customerWith(25_000)
    const dormant = sql`UPDATE accounts SET acct_status = 'D' WHERE customer_id = ${customer}`
    const pot = await open(customer, { monthlyAmount: fen(10_000), monthlyDate: 31 })
    await database.current.drizzle.execute(dormant)
    await daysOn(31)
    expect(await held(customer, pot)).toBe(0)
    expect(await messagesOf(customer)).toEqual([])
  })

  test('nothing is foretold of days on which an account will pay nothing, as nothing is moved on them', async () => {
    const customer = await customerWith(25_000)
    await open(customer, { monthlyAmount: fen(10_000), monthlyDate: 31 })
    const from = await today()
    const foretold = async () =>
      (
        await fillsAhead(database.current.drizzle, customer, {
          today: from,
          through: addDays(from, 90),
          matured: new Map(),
        })
      ).map(({ day }) => day)
    const said = async () => {
      const on = database.current.drizzle
      const [pot] = await potsOf(on, customer)
      const next = pot && nextFillOf(pot, from)
      return pot && next && wirePot(pot, ZERO_FEN, from, await unpaidDays(on, customer, [next])).nextFill
    }
    const [first, ...others] = await foretold()
    expect(await said()).toBe(first)
    expect([first, others.length > 0]).toEqual([expect.any(String), true])
    const cardUntil = sql`UPDATE customers SET id_card_until = ${first} WHERE id = ${customer}`
    await database.current.drizzle.execute(cardUntil)
    expect(await foretold()).toEqual([first])
    const dormant = sql`UPDATE accounts SET acct_status = 'D' WHERE customer_id = ${customer}`
    await database.current.drizzle.execute(dormant)
    expect([await foretold(), await said()]).toEqual([[], undefined])
  })

  test('one pot takes the interest of matured deposits: of it what came into the account, and none that was renewed', async () => {
    const customer = await customerWith(100_000)
    const first = await open(customer, { takesInterest: true })
    const pot = await open(customer, { takesInterest: true })
    const taking = (await potsOf(database.current.drizzle, customer)).filter(({ takesInterest }) => takesInterest)
    expect(taking.map(({ potId }) => potId)).toEqual([pot])
    await daysOn(1)
    const on = await today()
    const at = instantOf(on)
    // As maturities leave their records: paid out, renewed without and with the interest.
    const record = (seqNo: number, kind: string, amount: number, earned: number) =>
      sql`INSERT INTO wallet_records (customer_id, record_id, kind, day, at, seq_no, amount, earned)
          VALUES (${customer}, ${`${kind}${seqNo}`}, ${kind}, ${on}, ${at}, ${seqNo}, ${amount}, ${earned})`
    for (const one of [
      record(1, 'depositMaturity', 50_700, 700),
      record(2, 'depositMaturity', 50_030, 30),
      record(2, 'depositRenewal', -50_000, 0),
      record(3, 'depositMaturity', 50_009, 9),
      record(3, 'depositRenewal', -50_009, 0),
    ])
      await database.current.drizzle.execute(one)
    const batch = { day: addDays(on, -1), nextDay: on, at, cursor: '' }
    await transaction((tx) => fillPots.run(tx, batch))
    await transaction((tx) => fillPots.run(tx, batch))
    expect([await held(customer, first), await held(customer, pot)]).toEqual([0, 730])
    // Another pot that is said to take it between two batches doesn't take it again.
    await transaction(async (tx, now) =>
      expectOk(await changePotOf(tx, { customerId: customer, potId: first }, terms({ takesInterest: true }), now)),
    )
    await transaction((tx) => fillPots.run(tx, batch))
    expect([await held(customer, first), await held(customer, pot)]).toEqual([0, 730])
    await database.current.drizzle.execute(
      sql`DELETE FROM wallet_records WHERE customer_id = ${customer} AND balance_after IS NULL`,
    )
  })

  test('who falls behind is told once a plan, and again only of another one', async () => {
    const customer = await customerWith(0)
    const byDay = addDays(await today(), 100)
    const pot = await open(customer, { byDay })
    await daysOn(5)
    expect(await messagesOf(customer)).toEqual([])
    await daysOn(40)
    expect(await messagesOf(customer)).toEqual(['存钱罐进度提醒'])
    const later = terms({ byDay: addDays(byDay, 50) })
    await transaction(async (tx, at) =>
      expectOk(await changePotOf(tx, { customerId: customer, potId: pot }, later, at)),
    )
    await daysOn(30)
    expect(await messagesOf(customer)).toEqual(['存钱罐进度提醒', '存钱罐进度提醒'])
  })

  test('two plans that begin on one day are each told of', async () => {
    const customer = await customerWith(300_000)
    const pot = await open(customer)
    expectOk(await move(customer, pot, 'IN', 100_000))
    const further = terms({ target: fen(200_000) })
    await transaction(async (tx, at) =>
      expectOk(await changePotOf(tx, { customerId: customer, potId: pot }, further, at)),
    )
    expectOk(await move(customer, pot, 'IN', 100_000))
    expect(await messagesOf(customer)).toEqual(['存钱罐已达成目标', '存钱罐已达成目标'])
    // A day that is over leaves the plan behind at once.
    const byDay = addDays(await today(), 1)
    const late = await open(customer, { byDay })
    await daysOn(2)
    for (const target of [300_000, 400_000]) {
      const other = terms({ byDay, target: fen(target) })
      await transaction(async (tx, at) =>
        expectOk(await changePotOf(tx, { customerId: customer, potId: late }, other, at)),
      )
      const on = await today()
      await transaction((tx, at) => notifyPotsBehind.run(tx, { day: addDays(on, -1), nextDay: on, at, cursor: '' }))
    }
    expect((await messagesOf(customer)).slice(2)).toEqual(Array.from({ length: 3 }, () => '存钱罐进度提醒'))
  })

  test('the steps of a day’s end have interest and maturities before them', () => {
    const names = dayEndSteps().map(({ name }) => name)
    expect(names.indexOf('payMatured')).toBeLessThan(names.indexOf('fillPots'))
    expect(names.indexOf('fillPots')).toBeLessThan(names.indexOf('notifyPotsBehind'))
  })

  type Step =
    | { readonly do: 'move'; readonly pot: number; readonly direction: 'IN' | 'OUT'; readonly amount: number }
    | { readonly do: 'days'; readonly days: number }
    | { readonly do: 'freeze'; readonly amount: number }
    | { readonly do: 'thaw' }

  const amount = fc.integer({ min: 1, max: 4_000_000 })
  const aStep: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('move' as const),
        pot: fc.nat(2),
        direction: fc.constantFrom('IN', 'OUT'),
        amount,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 20 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze' as const), amount }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('thaw' as const) }) },
  )

  test('whatever is moved, ended and frozen: nothing is lost, and interest is that of who has no pots, to the fen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (steps) => {
        const money = 5_000_000
        const [customer, plain] = [await customerWith(money), await customerWith(money)]
        const pots = [await open(customer, { monthlyAmount: fen(7_777), monthlyDate: 30 }), await open(customer)]
        pots.push(await open(customer, { takesInterest: true }))
        const frozen: number[] = []
        for (const step of steps) {
          if (step.do === 'move') await move(customer, pots[step.pot] ?? '', step.direction, step.amount)
          else if (step.do === 'days') await daysOn(step.days)
          else if (step.do === 'freeze') frozen.push((await freeze(customer, step.amount)).id)
          else for (const id of frozen.splice(0, 1)) await transaction((tx, at) => endFreeze(tx, id, 'LIFTED', at))
          expect(await checkInvariants(database.current)).toEqual([])
          const on = database.current.drizzle
          const own = addFen(
            await available(customer),
            await balanceOf(on, frozenMoney(customer)),
            await inPots(on, customer),
          )
          expect(own).toBe(await available(plain))
          expect((await assetsOf(on, customer)).total).toBe(own)
          const due = await dueInterest(on, electronicOf(customer), await today())
          expect(due).toBe(await dueInterest(on, electronicOf(plain), await today()))
        }
      }),
      { numRuns: sequences(6) },
    )
  }, 300_000)

  test('a rule that a freeze stops names the freeze, and no way that it stops too', async () => {
    const customer = await customerWith(1_000)
    await open(customer, { monthlyAmount: fen(500), monthlyDate: 15 })
    await freeze(customer, 5_000)
    await daysOn(31)
    const told = await rowsOf<{ body: string }>(
      database.current.drizzle,
      sql`SELECT body FROM messages WHERE customer_id = ${customer} AND kind = 'pot'`,
    )
    expect(told.map(({ body }) => body)).toEqual([
      '“旅行”本月自动存入5.00元未完成：账户资金被冻结，下次仍会按约定存入。',
    ])
  })
})
