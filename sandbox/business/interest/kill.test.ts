import { sql } from 'drizzle-orm'
import { day, DAY_MS } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { seedCatalogue } from '@sandbox/business/product'
import { runDueDayEnds } from '@sandbox/dayEnds'
import { moveClock, startClockAt } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import { killAtRow } from '@sandbox/kernel/dayEnd/testing/killed'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { checkInvariants } from '@sandbox/ledgerAudit'

const CUSTOMERS = 6_000
const OPENING = day('20261219')
/** 36,000.00: 0.05 a day. */
const EACH = 3_600_000

withPostgres((database) => {
  beforeAll(() =>
    database.current.transaction(async (tx) => {
      const at = instantOf(OPENING, 10)
      await startClockAt(tx, at)
      await seedCatalogue(tx)
      const numbers = sql`generate_series(1, ${CUSTOMERS}::int) n`
      await tx.execute(
        sql`INSERT INTO customers (id, client_no, registered_at) SELECT 'c' || n, 'c' || n, 0 FROM ${numbers}`,
      )
      await tx.execute(sql`
        INSERT INTO accounts (customer_id, acct_no, opened_at) SELECT 'c' || n, 'c' || n, 0 FROM ${numbers}`)
      await tx.execute(sql`
        INSERT INTO ledger_accounts (id, kind, customer_id, floor) SELECT 'wallet:c' || n, 'wallet', 'c' || n, 0 FROM ${numbers}
        UNION ALL SELECT 'bank:operating', 'operating', NULL, NULL`)
      await tx.execute(
        sql`INSERT INTO ledger_transactions (id, kind, day, at) VALUES ('bulk', 'test', ${OPENING}, ${at})`,
      )
      await tx.execute(sql`
        INSERT INTO ledger_entries (transaction_id, account_id, amount, balance_after)
        SELECT 'bulk', 'wallet:c' || n, ${EACH}::bigint, ${EACH}::bigint FROM ${numbers}
        UNION ALL SELECT 'bulk', 'bank:operating', ${-EACH * CUSTOMERS}::bigint, ${-EACH * CUSTOMERS}::bigint`)
    }),
  )

  const counted = async (statement: ReturnType<typeof sql>): Promise<number> => {
    const [row] = await rowsOf<{ count: number }>(database.current.drizzle, statement)
    return row?.count ?? NaN
  }

  test('killed in the middle of a settlement, it goes on and pays everybody once', async () => {
    await database.current.transaction((tx) => moveClock(tx, 2 * DAY_MS))
    // Sorted as text: 'c1000' is the fourth of all, 'c3000' near the 2,200th, 'c5000' near the 4,400th.
    for (const customer of ['c3000', 'c5000', 'c5999']) {
      const row = sql`SELECT 1 FROM ledger_accounts WHERE id = ${`wallet:${customer}`} FOR UPDATE`
      expect(await killAtRow(database, row)).toBe(true)
      expect(await checkInvariants(database.current)).toEqual([])
    }
    await runDueDayEnds(database.current)
    expect(await runDueDayEnds(database.current)).toEqual([])
    // Two days, 0.10 each.
    const paid = sql`SELECT count(*)::int FROM demand_settlements WHERE interest = 10 AND through = '20261220'`
    expect(await counted(paid)).toBe(CUSTOMERS)
    expect(await counted(sql`SELECT count(*)::int FROM ledger_accounts WHERE balance = ${EACH + 10}`)).toBe(CUSTOMERS)
    expect(await counted(sql`SELECT count(*)::int FROM messages`)).toBe(CUSTOMERS)
    expect(await checkInvariants(database.current)).toEqual([])
  }, 300_000)
})
