import { sql } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { seedCatalogue } from '@sandbox/business/product'
import { startClockAt } from '@sandbox/kernel/clock'
import type { Database, Tx } from '@sandbox/kernel/db'

/** A bank with as many deposits as a test or a measurement needs; the database generates them. */
export interface BulkBank {
  readonly opening: Day
  readonly customers: number
  readonly holdings: number
  /** One of this many deposits matures a week after the opening; the others in a year. */
  readonly maturingEvery: number
  /** One of this many of those is to be renewed. */
  readonly renewedEvery: number
}

/** Principal of the deposit number `n`, in fen: whole 100 yuan, from 1,000 yuan on. */
export const bulkPrincipal = (n: number): number => 100_000 + (n % 50) * 10_000

/** Opens customers `bulk-1`… with deposits spread over them, booked against the bank's operating account. */
export function openBulkBank(database: Database, bank: BulkBank): Promise<void> {
  return database.transaction(async (tx) => {
    await startClockAt(tx, instantOf(bank.opening, 10))
    await seedCatalogue(tx)
    await insertCustomers(tx, bank)
    await insertHoldings(tx, bank)
    await bookPrincipal(tx, bank)
  })
}

async function insertCustomers(tx: Tx, { customers }: BulkBank): Promise<void> {
  await tx.execute(sql`
    INSERT INTO customers (id, client_no, registered_at)
    SELECT 'bulk-' || n, 'bulk-' || n, 0 FROM generate_series(1, ${customers}::int) n`)
  await tx.execute(sql`
    INSERT INTO accounts (customer_id, acct_no, opened_at)
    SELECT 'bulk-' || n, 'bulk-' || n, 0 FROM generate_series(1, ${customers}::int) n`)
}

async function insertHoldings(tx: Tx, bank: BulkBank): Promise<void> {
  const { opening, customers, holdings, maturingEvery, renewedEvery } = bank
  const [week, year] = [addDays(opening, 7), `${Number(opening.slice(0, 4)) + 1}${opening.slice(4)}`]
  await tx.execute(sql`
    INSERT INTO orders (id, customer_id, kind, amount, interest, status, trade_day, due_day, created_at)
    SELECT 'bulk-' || n, 'bulk-' || (n % ${customers}::int + 1), 'depositPurchase', 100000 + (n % 50) * 10000, 0, 'done',
      ${opening}, ${opening}, 0
    FROM generate_series(1, ${holdings}::int) n`)
  await tx.execute(sql`
    INSERT INTO holdings (customer_id, product_type, order_id, amount, appoint_rate, ahead_rate, interest, start_day,
      end_day, term, term_type, accrued, paid_interest, opened_at)
    SELECT 'bulk-' || (n % ${customers}::int + 1), CASE n % ${maturingEvery}::int WHEN 0 THEN '20122' ELSE '20194' END,
      'bulk-' || n, 100000 + (n % 50) * 10000, 130, 5, '{"method":"fixedTerm"}', ${opening},
      CASE n % ${maturingEvery}::int WHEN 0 THEN ${week} ELSE ${year} END,
      CASE n % ${maturingEvery}::int WHEN 0 THEN 7 ELSE 1 END, CASE n % ${maturingEvery}::int WHEN 0 THEN 'D' ELSE 'Y' END, 0, 0, 0
    FROM generate_series(1, ${holdings}::int) n`)
  await tx.execute(sql`
    INSERT INTO maturity_instructions (seq_no, customer_id, instruction, agreement_version, given_at)
    SELECT seq_no, customer_id, 'RENEW_PRINCIPAL', '2026.1', 0 FROM holdings
    WHERE end_day = ${week} AND substr(order_id, 6)::int % (${maturingEvery}::int * ${renewedEvery}::int) = 0`)
}

/** One ledger transaction for all deposits; one statement, because the trigger must see the transaction whole. */
async function bookPrincipal(tx: Tx, { opening }: BulkBank): Promise<void> {
  const at = instantOf(opening, 10)
  await tx.execute(sql`
    INSERT INTO ledger_accounts (id, kind, customer_id, floor)
    SELECT 'deposits:' || id, 'deposits', id, 0 FROM customers UNION ALL SELECT 'bank:operating', 'operating', NULL, NULL
    ON CONFLICT DO NOTHING`)
  await tx.execute(sql`
    INSERT INTO ledger_transactions (id, kind, day, at) VALUES ('bulk', 'test', ${opening}, ${at})`)
  await tx.execute(sql`
    WITH owed AS (SELECT customer_id, sum(amount)::bigint AS amount FROM holdings GROUP BY customer_id)
    INSERT INTO ledger_entries (transaction_id, account_id, amount, balance_after)
    SELECT 'bulk', 'deposits:' || customer_id, amount, amount FROM owed
    UNION ALL SELECT 'bulk', 'bank:operating', -sum(amount)::bigint, -sum(amount)::bigint FROM owed`)
}
