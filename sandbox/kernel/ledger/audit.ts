import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '../db'
import type { Database } from '../db'

export interface Violation {
  readonly rule: string
  readonly subject: string
  readonly detail: string
}

/** What a capability's tables say the ledger must hold. */
export interface LedgerAudit {
  /** The kinds of accounts whose balances its tables know. */
  readonly accountKinds: readonly string[]
  /** A query of what each of them must hold: `account_id` and `total` in fen; an account without a row holds 0, and rows of several capabilities add up. */
  readonly expected: SQL
  /** A query of what else is wrong, as `rule`, `subject` and `detail`. */
  readonly violations?: SQL
}

/**
 * Audits the whole ledger in one snapshot: each transaction and the sum of all entries are zero; a balance equals the sum
 * of its entries, is not below its floor, and agrees with the capabilities' tables, from which the screens are made. Gives
 * an empty list when all is right. Reads every entry: for tests, the console and an operator's check.
 */
export function auditLedger(database: Database, audits: readonly LedgerAudit[]): Promise<Violation[]> {
  return database.transaction((tx) => rowsOf<Violation>(tx, auditOf(audits)), { isolation: 'repeatable read' })
}

const union = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` UNION ALL `)

const auditOf = (audits: readonly LedgerAudit[]): SQL => sql`
  WITH sums AS (SELECT account_id, sum(amount)::bigint AS total FROM ledger_entries GROUP BY account_id),
  last AS (SELECT DISTINCT ON (account_id) account_id, balance_after FROM ledger_entries ORDER BY account_id, id DESC),
  expected AS (
    SELECT account_id, sum(total)::bigint AS total
    FROM (${union([sql`SELECT NULL::text AS account_id, 0::bigint AS total WHERE false`, ...audits.map(({ expected }) => expected)])}) each_capability
    GROUP BY account_id
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
        WHERE kind = ANY(string_to_array(${audits.flatMap(({ accountKinds }) => accountKinds).join(' ')}, ' '))) a
  FULL JOIN expected e ON e.account_id = a.id
  WHERE coalesce(a.balance, 0) <> coalesce(e.total, 0)
  ${sql.join(
    audits.flatMap(({ violations }) => (violations ? [sql`UNION ALL ${violations}`] : [])),
    sql` `,
  )}`
