import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { Period } from '@/domain/statement/period'
import { INTEREST_EXPENSE, INTEREST_PAYABLE } from '@sandbox/business/deposit'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'

/** One payment of interest. */
export interface InterestPayment {
  readonly kind: string
  readonly memo: string
  /** Epoch ms by the bank's clock. */
  readonly at: number
  readonly interest: number
}

/** What the bank's interest accounts gave in transactions that touch an account of this customer, a row each. */
const payments = (customerId: string, when: SQL): SQL => sql`
  SELECT t.id, t.day, t.kind, t.memo, t.at, -sum(e.amount)::bigint AS interest
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id IN (${INTEREST_EXPENSE.id}, ${INTEREST_PAYABLE.id})
  WHERE ${when} AND t.id IN (
    SELECT own.transaction_id FROM ledger_entries own JOIN ledger_accounts a ON a.id = own.account_id
    WHERE a.customer_id = ${customerId})
  GROUP BY t.id, t.day, t.kind, t.memo, t.at
  HAVING sum(e.amount) <> 0`

/** The interest that was paid in a period, the oldest first: the lines of the yearly list. */
export const interestIn = (on: Queryable, customerId: string, { from, to }: Period): Promise<InterestPayment[]> =>
  rowsOf<InterestPayment>(on, sql`${payments(customerId, sql`t.day BETWEEN ${from} AND ${to}`)} ORDER BY t.at, t.id`)

/** What a year's list adds up to. */
export interface InterestYear {
  readonly year: string
  readonly interest: Fen
  /** How many payments. */
  readonly count: number
}

/** The sums of the yearly lists, the latest year first; a year without interest isn't among them. */
export async function interestByYear(on: Queryable, customerId: string): Promise<InterestYear[]> {
  const rows = await rowsOf<{ year: string; interest: number; count: number }>(
    on,
    sql`
    SELECT left(p.day, 4) AS year, sum(p.interest)::bigint AS interest, count(*)::int AS count
    FROM (${payments(customerId, sql`true`)}) p GROUP BY 1 ORDER BY 1 DESC`,
  )
  return rows.map(({ year, interest, count }) => ({ year, interest: fen(interest), count }))
}
