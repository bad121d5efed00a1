import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { ZERO_FEN } from '@/domain/money/fen'
import { dayColumn, fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

/** Written by the ledger's and the transfers' own triggers (docs/decisions/records.md). */
export const walletRecords = pgTable('wallet_records', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  /** A transfer's number, else the posting's. */
  recordId: text().notNull(),
  kind: text().notNull(),
  day: dayColumn().notNull(),
  at: instantColumn().notNull(),
  memo: text().notNull().default(''),
  orderNo: text(),
  seqNo: bigint({ mode: 'number' }),
  amount: fenColumn().notNull(),
  /** How much of it is interest or reward. */
  earned: fenColumn().notNull().default(ZERO_FEN),
  /** Null for what doesn't count. */
  balanceAfter: fenColumn(),
})
