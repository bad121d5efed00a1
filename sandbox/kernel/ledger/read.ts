import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { schema } from '../db'
import type { Queryable } from '../db'
import type { LedgerAccount } from './chart'

/** Balance in fen; 0 for an account that nothing was posted to. */
export async function balanceOf(on: Queryable, account: LedgerAccount): Promise<Fen> {
  const [row] = await on
    .select({ balance: schema.ledgerAccounts.balance })
    .from(schema.ledgerAccounts)
    .where(eq(schema.ledgerAccounts.id, account.id))
  return row?.balance ?? ZERO_FEN
}

/** What a customer has in the accounts of each kind, in fen; ZERO_FEN of one without. */
export async function balancesByKind(on: Queryable, customerId: string): Promise<(kind: string) => Fen> {
  const { kind, balance, customerId: owner } = schema.ledgerAccounts
  const rows = await on
    .select({ kind, sum: sql`sum(${balance})::bigint`.mapWith(fen) })
    .from(schema.ledgerAccounts)
    .where(eq(owner, customerId))
    .groupBy(kind)
  const sums = new Map(rows.map((row) => [row.kind, row.sum]))
  return (asked) => sums.get(asked) ?? ZERO_FEN
}

/** Whether a customer has money with the bank, wherever it lies. */
export async function holdsMoney(on: Queryable, customerId: string): Promise<boolean> {
  const { ledgerAccounts } = schema
  const [one] = await on
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.customerId, customerId), gt(ledgerAccounts.balance, ZERO_FEN)))
    .limit(1)
  return one !== undefined
}

/** One line of an account's statement, newest first. */
export interface StatementLine {
  /** For paging: the next page asks for lines `before` it. */
  readonly id: number
  readonly transactionId: string
  readonly kind: string
  readonly memo: string
  readonly day: Day
  readonly at: number
  readonly amount: Fen
  readonly balanceAfter: Fen
}

/** Which lines of a statement. */
export interface StatementPart {
  /** Lines older than this one. */
  readonly before?: number
  /** 50 unless given. */
  readonly limit?: number
  readonly day?: { readonly from: Day; readonly through: Day }
}

/** An account's statement, newest first, `limit` lines (50) before the line `before`. */
export function statementOf(
  on: Queryable,
  account: LedgerAccount,
  { before, limit = 50, day }: StatementPart = {},
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
