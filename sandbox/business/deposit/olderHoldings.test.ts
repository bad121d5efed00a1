import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { day } from '@/domain/dates/day'
import { openDatabase } from '@sandbox/kernel/db'
import { migrate, migrationsIn } from '@sandbox/kernel/db/migrate'
import { pgliteDatabase } from '@sandbox/kernel/db/open'
import { findProduct, riskLevelOf } from '../product'
import { findHolding, uncertainRatesOf, withdrawalInterest } from './'

const OLD_TERMS = { method: 'agreement', terms: { floorBalance: 5_000_000, demandRate: 5, agreedRate: 40 } }

test('a data folder from before keeps each agreement deposit’s own floor, sells with the new one, and keeps ratings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-older-'))
  const dataDir = join(folder, 'data')
  try {
    const older = await pgliteDatabase({ dataDir })
    const migrations = migrationsIn(join(__dirname, '../../kernel/db/migrations'))
    await migrate(
      older,
      migrations.filter(({ name }) => name < '0012'),
    )
    const run = (statement: string) => older.drizzle.execute(sql.raw(statement))
    const product = (code: string, level: string, terms: object) =>
      run(`INSERT INTO products VALUES ('${code}', 'agreement', 'deposit', '存款', 40, 5, 5000000, 100000000, 100000, 1, 'Y',
        'ON_SALE', ${level}, NULL, 0, '${JSON.stringify(terms)}', 1)`)
    await run(`INSERT INTO customers (id, client_no, registered_at) VALUES ('a', '1', 0)`)
    await product('30201', 'NULL', OLD_TERMS)
    await product('91318017', '2', { method: 'netValue' })
    await run(`INSERT INTO orders (id, customer_id, kind, amount, status, trade_day, due_day, created_at)
      VALUES ('o', 'a', 'depositPurchase', 6000000, 'done', '20260101', '20260101', 0)`)
    await run(`INSERT INTO holdings (seq_no, customer_id, product_type, order_id, amount, appoint_rate, ahead_rate, interest,
      start_day, end_day, term, term_type, opened_at) VALUES (1, 'a', '30201', 'o', 6000000, 40, 5,
      '${JSON.stringify(OLD_TERMS)}', '20260101', '20270101', 1, 'Y', 0)`)
    await older.close()

    const database = await openDatabase({ dataDir })
    const holding = await findHolding(database.drizzle, 'a', 1)
    if (!holding) throw new Error('the holding is gone')
    expect(uncertainRatesOf(holding)).toEqual({ floorBalance: 5_000_000, demandRate: 5 })
    // A year: 50,000 x 0.05 % + 10,000 x 0.40 %
    expect(withdrawalInterest(holding, day('20270101'))).toBe(2_500 + 4_000)
    const sold = await findProduct(database.drizzle, '30201')
    expect(sold?.interest).toEqual({ method: 'agreement', floorBalance: 1_000_000 })
    expect(sold && riskLevelOf(sold)).toBeNull()
    const wealth = await findProduct(database.drizzle, '91318017')
    expect(wealth && riskLevelOf(wealth)).toBe(2)
    await database.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
