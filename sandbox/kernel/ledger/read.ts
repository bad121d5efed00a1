import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { ZERO_FEN, type Fen } from '@/domain/money/fen'
import { rowsOf, schema, type Database, type Queryable } from '../db'
import type { LedgerAccount } from './chart'

/** Balance in fen; 0 for an account that nothing was posted to. */
export async function balanceOf(on: Queryable, account: LedgerAccount): Promise<Fen> {
  const [row] = await on
    .select({ balance: schema.ledgerAccounts.balance })
    .from(schema.ledgerAccounts)
    .where(eq(schema.ledgerAccounts.id, account.id))
  return row?.balance ?? ZERO_FEN
}

/** One line of an account's statement, newest first. */
export interface StatementLine {
  /** Position for paging: ask for lines `before` it. */
  readonly id: number
  readonly transactionId: string
  readonly kind: string
  readonly memo: string
  readonly day: Day
  readonly at: number
  readonly amount: Fen
  readonly balanceAfter: Fen
}

/** An account's statement, newest first, `limit` lines (50) before the line `before`. */
export function statementOf(
  on: Queryable,
  account: LedgerAccount,
  { before, limit = 50, day }: { before?: number; limit?: number; day?: { from: Day; through: Day } } = {},
): Promise<StatementLine[]> {
  const { ledgerEntries: entry, ledgerTransactions: transaction } = schema
  return on
    .select({
      id: entry.id,
      transactionId: entry.transactionId,
      kind: transaction.kind,
      memo: transaction.memo,
      day: transaction.day,
      at: transaction.at,
      amount: entry.amount,
      balanceAfter: entry.balanceAfter,
    })
    .from(entry)
    .innerJoin(transaction, eq(transaction.id, entry.transactionId))
    .where(
      and(
        eq(entry.accountId, account.id),
        before === undefined ? undefined : lt(entry.id, before),
        day ? sql`${transaction.day} BETWEEN ${day.from} AND ${day.through}` : undefined,
      ),
    )
    .orderBy(desc(entry.id))
    .limit(limit)
}

export interface Violation {
  readonly rule: string
  readonly subject: string
  readonly detail: string
}

/**
 * Audits the whole ledger in one snapshot: each transaction and the whole sum to zero; a balance equals the sum of its
 * entries, is at or above its floor, and agrees with what holdings, orders and screens say. An empty list is a clean
 * bill. Reads every entry: for tests, the console and an operator's check.
 */
export function checkInvariants(database: Database): Promise<Violation[]> {
  return database.transaction((tx) => rowsOf<Violation>(tx, AUDIT), { isolation: 'repeatable read' })
}

const AUDIT = sql`
  WITH sums AS (SELECT account_id, sum(amount)::bigint AS total FROM ledger_entries GROUP BY account_id),
  last AS (SELECT DISTINCT ON (account_id) account_id, balance_after FROM ledger_entries ORDER BY account_id, id DESC),
  expected AS (
    SELECT 'deposits:' || customer_id AS account_id, sum(amount)::bigint AS total
    FROM holdings WHERE status = 'open' GROUP BY customer_id
    UNION ALL
    SELECT 'shares:' || customer_id, sum(shares)::bigint FROM wealth_holdings GROUP BY customer_id
    UNION ALL
    SELECT 'subscriptions:' || customer_id, sum(amount)::bigint FROM orders
    WHERE status = 'pending' AND kind = 'wealthSubscription' GROUP BY customer_id
    UNION ALL
    SELECT 'redeeming:' || customer_id, sum(amount)::bigint FROM orders
    WHERE status = 'pending' AND kind = 'wealthRedemption' GROUP BY customer_id
    UNION ALL
    SELECT 'bank:interestPayable', sum(accrued)::bigint FROM holdings WHERE status = 'open'
    UNION ALL
    SELECT 'bank:marketingExpense', -sum(benefit)::bigint FROM coupons WHERE paid_at IS NOT NULL
  )
  SELECT 'transaction sums to zero' AS rule, transaction_id AS subject, sum(amount)::text AS detail
  FROM ledger_entries GROUP BY transaction_id HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'ledger sums to zero', 'ledger', sum(balance)::text FROM ledger_accounts HAVING sum(balance) <> 0
  UNION ALL
  SELECT 'balance is the sum of its entries', a.id, a.balance || ' and ' || coalesce(s.total, 0)
  FROM ledger_accounts a LEFT JOIN sums s ON s.account_id = a.id WHERE a.balance <> coalesce(s.total, 0)
  UNION ALL
  SELECT 'balance is what the last entry says', a.id, a.balance || ' and ' || l.balance_after
  FROM ledger_accounts a JOIN last l ON l.account_id = a.id WHERE a.balance <> l.balance_after
  UNION ALL
  SELECT 'balance is at or above its floor', id, balance::text FROM ledger_accounts WHERE balance < floor
  UNION ALL
  SELECT 'balance agrees with holdings and orders', coalesce(a.id, e.account_id),
    coalesce(a.balance, 0) || ' and ' || coalesce(e.total, 0)
  FROM (SELECT id, balance FROM ledger_accounts
        WHERE kind IN ('deposits', 'shares', 'subscriptions', 'redeeming', 'interestPayable', 'marketingExpense')) a
  FULL JOIN expected e ON e.account_id = a.id
  WHERE coalesce(a.balance, 0) <> coalesce(e.total, 0)
  UNION ALL
  SELECT 'holding accrued what was posted', h.seq_no::text, h.accrued || ' and ' || coalesce(sum(x.amount), 0)
  FROM holdings h LEFT JOIN accruals x ON x.seq_no = h.seq_no
  WHERE h.status = 'open' GROUP BY h.seq_no HAVING h.accrued <> coalesce(sum(x.amount), 0)
    AND h.payouts_made = 0`
