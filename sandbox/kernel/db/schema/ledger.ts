import { sql } from 'drizzle-orm'
import { bigint, boolean, json, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ZERO_FEN } from '@/domain/money/fen'
import { dayColumn, fenColumn, instantColumn, serialColumn } from './columns'

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: text().primaryKey(),
  kind: text().notNull(),
  customerId: text(),
  floor: fenColumn(),
  balance: fenColumn().notNull().default(ZERO_FEN),
  /** Only the database reckons with it (balanceDays.ts). */
  dayWeight: numeric()
    .notNull()
    .default(sql`0`),
})

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: text().primaryKey(),
  clientId: text(),
  kind: text().notNull(),
  day: dayColumn().notNull(),
  at: instantColumn().notNull(),
  memo: text().notNull().default(''),
  /** The order it carries out, and the holding it concerns. */
  orderNo: text(),
  seqNo: bigint({ mode: 'number' }),
})

export const ledgerEntries = pgTable('ledger_entries', {
  id: serialColumn().primaryKey(),
  transactionId: text().notNull(),
  accountId: text().notNull(),
  amount: fenColumn().notNull(),
  balanceAfter: fenColumn().notNull(),
})

/** Money that came for a customer whose account is closed: the bank owes it until a person has paid it. */
export const closedCredits = pgTable('closed_credits', {
  id: serialColumn().primaryKey(),
  transactionId: text().notNull(),
  customerId: text().notNull(),
  amount: fenColumn().notNull(),
  at: instantColumn().notNull(),
  paidAt: instantColumn(),
})

export type ClosedCredit = typeof closedCredits.$inferSelect

export const operations = pgTable('operations', {
  clientId: text().primaryKey(),
  customerId: text().notNull(),
  call: text().notNull(),
  bodyHash: text().notNull(),
  /** The last answer to this id, a Result as JSON; once settled it never changes. */
  answer: json().$type<unknown>().notNull(),
  /** False after a refusal that allows the same id again. */
  settled: boolean().notNull().default(true),
  createdAt: instantColumn().notNull(),
})

/** What a customer's id was given with, of calls that move no money. */
export const givenIds = pgTable(
  'given_ids',
  {
    customerId: text().notNull(),
    call: text().notNull(),
    clientId: text().notNull(),
    bodyHash: text().notNull(),
    /** By the machine's clock. */
    givenAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.call, table.clientId] })],
)
