import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addDays, day, daysBetween } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { accruedThrough } from '@/domain/interest/deposit'
import { interestAtMaturity } from '@/domain/interest/termInterest'
import { basisPoints, fen } from '@/domain/money/fen'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { seedCatalogue } from '@sandbox/business/product'
import { moveClock, startClockAt } from '../clock'
import { rowsOf } from '../db'
import type { Database } from '../db'
import { startProcess } from '../db/testing/childProcess'
import { expectOk, openCustomer } from '../db/testing/people'
import { withPostgres } from '../db/testing/withDatabase'
import { subscribe } from '@sandbox/business/wealth'
import { balanceOf, OPERATING, post, wallet } from '../ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { depositPrincipal, INTEREST_PAYABLE } from '@sandbox/business/deposit'
import { runDueDayEnds } from '@sandbox/dayEnds'

const START = day('20261102')
const HOLDINGS = 3500
const PROGRAM = join(__dirname, 'testing/ender.ts')

/** Many deposits of one customer: every second one for a week, the others for three months. */
async function bulkDeposits(database: Database, customerId: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO orders (id, customer_id, kind, amount, interest, status, trade_day, due_day, created_at)
      SELECT ${customerId} || n, ${customerId}, 'depositPurchase', 100000 + n, 0, 'done', ${START}, ${START}, 0
      FROM generate_series(1, ${HOLDINGS}::int) n`)
    await tx.execute(sql`
      INSERT INTO holdings (customer_id, product_type, order_id, amount, appoint_rate, ahead_rate, interest,
        start_day, end_day, term, term_type, accrued, paid_interest, opened_at)
      SELECT ${customerId}, CASE n % 2 WHEN 0 THEN '20122' ELSE '20520' END, ${customerId} || n, 100000 + n, 85, 5,
        '{"method":"fixedTerm"}', ${START}, CASE n % 2 WHEN 0 THEN '20261109' ELSE '20270202' END,
        CASE n % 2 WHEN 0 THEN 7 ELSE 3 END, CASE n % 2 WHEN 0 THEN 'D' ELSE 'M' END, 0, 0, 0
      FROM generate_series(1, ${HOLDINGS}::int) n`)
    const total = HOLDINGS * 100_000 + (HOLDINGS * (HOLDINGS + 1)) / 2
    const entries = [
      { account: depositPrincipal(customerId), amount: total },
      { account: OPERATING, amount: -total },
    ]
    expectOk(await post(tx, { id: `bulk ${customerId}`, kind: 'depositPurchase', entries, at: instantOf(START, 10) }))
  })
}

withPostgres((database) => {
  let customer = ''
  beforeAll(async () => {
    const { current } = database
    await current.transaction(async (tx) => {
      await startClockAt(tx, instantOf(START, 10))
      await noInterest(tx)
      await seedCatalogue(tx)
    })
    customer = await openCustomer(current, 10_000_000)
    await bulkDeposits(current, customer)
    const order = { customerId: customer, productType: '91318017', amount: fen(10_000_000), now: instantOf(START, 10) }
    expectOk(await current.transaction((tx) => subscribe(tx, order)))
  })

  /** What the books must show when every day up to `through` has ended exactly once. */
  async function expectBooks(days: number): Promise<void> {
    const { drizzle } = database.current
    const through = addDays(START, days - 1)
    const ended = await rowsOf(drizzle, sql`SELECT day, status FROM day_ends ORDER BY day`)
    expect(ended).toEqual(Array.from({ length: days }, (_, index) => ({ day: addDays(START, index), status: 'done' })))
    const rate = basisPoints(85)
    const amounts = Array.from({ length: HOLDINGS }, (_, index) => ({ n: index + 1, amount: fen(100_001 + index) }))
    const matured = daysBetween(START, through) >= 6
    const paid = matured ? amounts.filter(({ n }) => n % 2 === 0) : []
    const open = amounts.filter((one) => !paid.includes(one))
    const payable = open.reduce((sum, { amount }) => sum + accruedThrough(amount, rate, START, through), 0)
    expect(await balanceOf(drizzle, INTEREST_PAYABLE)).toBe(payable)
    const money = paid.reduce(
      (sum, { amount }) => sum + amount + interestAtMaturity(amount, rate, { term: 7, termType: 'D' }),
      0,
    )
    expect(await balanceOf(drizzle, wallet(customer))).toBe(money)
    const [credits] = await rowsOf<{ count: number }>(
      drizzle,
      sql`SELECT count(*)::int AS count FROM wealth_income_credits`,
    )
    expect(credits?.count).toBe(days - 1)
    const [messages] = await rowsOf<{ count: number }>(drizzle, sql`SELECT count(*)::int AS count FROM messages`)
    expect(messages?.count).toBe(paid.length + 1)
    expect(await checkInvariants(database.current)).toEqual([])
  }

  test('two processes at once end each day once', async () => {
    const enders = [startProcess(PROGRAM, database.url), startProcess(PROGRAM, database.url)]
    await Promise.all(enders.map((one) => one.printed(1)))
    await database.current.transaction((tx) => moveClock(tx, 2 * 86_400_000))
    await runDueDayEnds(database.current)
    await sleep(50)
    // Still running: neither failed because of what the other did.
    const running = Promise.resolve('running')
    expect(await Promise.race([...enders.map((one) => one.ended), running])).toBe('running')
    await Promise.all(enders.map((one) => one.kill()))
    await expectBooks(2)
  })

  test('a slice of the holdings that has to wait keeps no other from being done', async () => {
    await database.current.transaction((tx) => moveClock(tx, 86_400_000))
    const ender = startProcess(PROGRAM, database.url)
    await database.current.transaction(async (tx) => {
      // After the first batch of 1,000, in the first of two slices.
      await tx.execute(sql`SELECT 1 FROM holdings WHERE order_id = ${`${customer}1500`} FOR UPDATE`)
      const done = sql`SELECT count(*)::int AS count FROM holdings WHERE accrued_through = ${addDays(START, 2)}`
      const isDone = async () => ((await rowsOf<{ count: number }>(tx, done))[0]?.count ?? 0) >= 1000 + 1250
      while (!(await isDone())) await sleep(5)
    })
    await runDueDayEnds(database.current)
    await ender.kill()
    await expectBooks(3)
  })

  test('killed again and again, it goes on where it was', async () => {
    await database.current.transaction((tx) => moveClock(tx, 5 * 86_400_000))
    for (let kills = 0; kills < 6; kills += 1) {
      const ender = startProcess(PROGRAM, database.url)
      await ender.printed(1)
      await sleep(15 + kills * 25)
      await ender.kill()
      expect(await checkInvariants(database.current)).toEqual([])
    }
    await runDueDayEnds(database.current)
    await expectBooks(8)
  })
})
