import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase, rowsOf } from '@sandbox/kernel/db'
import { migrate, migrationsIn } from '@sandbox/kernel/db/migrate'
import { pgliteDatabase } from '@sandbox/kernel/db/open'
import { checkInvariants } from '@sandbox/ledgerAudit'

test('a data folder from before owes what was put on closed accounts, and what came back for them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-older-'))
  const dataDir = join(folder, 'data')
  try {
    const older = await pgliteDatabase({ dataDir })
    const migrations = migrationsIn(join(__dirname, '../../kernel/db/migrations'))
    await migrate(
      older,
      migrations.filter(({ name }) => name < '0063'),
    )
    const run = (statement: string) => older.drizzle.execute(sql.raw(statement))
    await run(`INSERT INTO customers (id, client_no, registered_at) VALUES ('a', '1', 0), ('b', '2', 0), ('c', '3', 0)`)
    await run(`INSERT INTO accounts (customer_id, acct_no, opened_at, closed_at)
      VALUES ('a', '1', 0, 9), ('b', '2', 0, 9), ('c', '3', 0, NULL)`)
    await run(`INSERT INTO ledger_accounts (id, kind, customer_id, floor) VALUES ('wallet:a', 'wallet', 'a', 0),
      ('wallet:b', 'wallet', 'b', 0), ('wallet:c', 'wallet', 'c', 0), ('bank:merchantClearing', 'merchantClearing', NULL, NULL),
      ('bank:cardClearing', 'cardClearing', NULL, NULL), ('bank:closedLiability', 'closedLiability', NULL, NULL)`)
    const posted = async (id: string, kind: string, from: string, to: string, amount: number, after: number) => {
      await run(`INSERT INTO ledger_transactions (id, kind, day, at) VALUES ('${id}', '${kind}', '20261102', 10)`)
      await run(`INSERT INTO ledger_entries (transaction_id, account_id, amount, balance_after)
        VALUES ('${id}', '${from}', -${amount}, -${after}), ('${id}', '${to}', ${amount}, ${amount})`)
    }
    await posted('r1', 'accountRefund', 'bank:merchantClearing', 'wallet:a', 300, 300)
    await posted('r2', 'accountRefund', 'bank:merchantClearing', 'wallet:b', 50, 350)
    await posted('r3', 'accountRefund', 'bank:merchantClearing', 'wallet:c', 7, 357)
    await posted('t2', 'closedReturned', 'bank:cardClearing', 'bank:closedLiability', 1_000, 1_000)
    const transfer = (no: string, state: string, origin: string) =>
      run(`INSERT INTO transfers (order_no, customer_id, direction, amount, speed, state, day, created_at, due_at,
        settled_at, origin_no)
        VALUES ('${no}', 'a', 'OUT', 1000, 'REALTIME', '${state}', '20261102', 1, 1, 1, ${origin})`)
    for (const [no, status] of [
      ['t1', 'done'],
      ['t2', 'returned'],
    ])
      await run(`INSERT INTO orders (id, customer_id, kind, amount, status, trade_day, due_day, created_at)
        VALUES ('${no}', 'a', 'transferOut', 1000, '${status}', '20261102', '20261102', 1)`)
    await transfer('t1', 'SUCCEEDED', 'NULL')
    await transfer('t2', 'RETURNED', `'t1'`)
    await run(`INSERT INTO transfer_steps (order_no, state, at) VALUES ('t1', 'SUCCEEDED', 1), ('t2', 'RETURNED', 1)`)
    await run(`INSERT INTO transfer_cases (order_no, kind, opened_at) VALUES ('t2', 'RETURNED_CLOSED', 5)`)
    await older.close()

    const database = await openDatabase({ dataDir })
    expect(
      await rowsOf(database.drizzle, sql`SELECT customer_id, amount::int, paid_at FROM closed_credits ORDER BY id`),
    ).toEqual([
      { customer_id: 'a', amount: 1_000, paid_at: null },
      { customer_id: 'a', amount: 300, paid_at: null },
      { customer_id: 'b', amount: 50, paid_at: null },
    ])
    expect(
      await rowsOf(database.drizzle, sql`SELECT id, balance::int FROM ledger_accounts WHERE balance > 0 ORDER BY id`),
    ).toEqual([
      { id: 'bank:closedLiability', balance: 1_350 },
      { id: 'wallet:c', balance: 7 },
    ])
    expect(await checkInvariants(database)).toEqual([])
    await database.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
