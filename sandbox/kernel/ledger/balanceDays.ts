import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { addDays, dayNumber } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { rowsOf } from '../db'
import type { Queryable, Tx } from '../db'

/*
 * What accounts held at the ends of days, added up (积数), in fen × days, since it was taken last. It stands in the account's
 * own row: balance × (day + 1) - day_weight, where day_weight sums each entry's amount × its day.
 */

/** Which accounts' balance days: those of these kinds and customers. */
export interface BalanceDaysOf {
  readonly kinds: readonly string[]
  readonly owners: readonly string[]
  /** Of these among them alone. */
  readonly ids?: readonly string[]
}

const among = (column: SQL, values: readonly string[]): SQL =>
  values.length === 0
    ? sql`false`
    : sql`${column} IN (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`

const chosen = ({ kinds, owners, ids }: BalanceDaysOf): SQL =>
  sql`${among(sql`a.kind`, kinds)} AND ${among(sql`a.customer_id`, owners)} AND ${ids === undefined ? sql`true` : among(sql`a.id`, ids)}`

/** Entries of the day after `through` weigh nothing in this; those of later days weigh against it. */
const weighed = (through: Day): SQL => sql`(a.balance * ${dayNumber(through) + 1}::integer::numeric - a.day_weight)`

/**
 * A query of `balance_days`: those of all accounts of these kinds together, through a day that is over. Not exact while the
 * ledger has entries of the second day after it or later, as when the end of a day is late.
 */
export const allBalanceDays = (kinds: readonly string[], through: Day): SQL =>
  sql`SELECT coalesce(sum(${weighed(through)}), 0) AS balance_days FROM ledger_accounts a WHERE ${among(sql`a.kind`, kinds)}`

/** Balance days of accounts together through yesterday; today's movements have no part in them. */
export async function balanceDaysThrough(on: Queryable, of: BalanceDaysOf, yesterday: Day): Promise<number> {
  const [row] = await rowsOf<{ days: string | null }>(
    on,
    sql`SELECT sum(${weighed(yesterday)})::text AS days FROM ledger_accounts a WHERE ${chosen(of)}`,
  )
  return Number(row?.days ?? 0)
}

/** What one account had added up when it was taken. */
export interface TakenDays {
  readonly accountId: string
  readonly kind: string
  readonly customerId: string
  readonly balanceDays: number
}

/**
 * Takes the balance days through a day that is over: from now on they begin anew with the next day. Exact whatever has been
 * posted since, also for days after it; the caller holds the accounts' locks. Accounts with none aren't given.
 */
export async function takeBalanceDays(tx: Tx, of: BalanceDaysOf, through: Day): Promise<TakenDays[]> {
  const rows = await rowsOf<{ accountId: string; kind: string; customerId: string; days: string }>(
    tx,
    sql`
    WITH later AS (
      SELECT e.account_id, sum(e.amount::numeric * (day_number(t.day) - ${dayNumber(through) + 1}::integer)) AS days
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.day > ${addDays(through, 1)} GROUP BY e.account_id
    ), open AS (
      SELECT a.id, ${weighed(through)} + coalesce(later.days, 0) AS days
      FROM ledger_accounts a LEFT JOIN later ON later.account_id = a.id WHERE ${chosen(of)}
    )
    UPDATE ledger_accounts account SET day_weight = account.day_weight + open.days
    FROM open WHERE account.id = open.id AND open.days <> 0
    RETURNING account.id AS "accountId", account.kind, account.customer_id AS "customerId", open.days::text AS days`,
  )
  return rows.map(({ days, ...account }) => ({ ...account, balanceDays: Number(days) }))
}
