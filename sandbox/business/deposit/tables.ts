import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  dayColumn,
  fenColumn,
  holdingNumberColumn,
  instantColumn,
  rateColumn,
  termTypeColumn,
} from '@sandbox/kernel/db/schema/columns'
import type { InterestTerms } from '../product'

export const holdings = pgTable('holdings', {
  seqNo: holdingNumberColumn().primaryKey(),
  customerId: text().notNull(),
  productType: text().notNull(),
  orderId: text().notNull(),
  amount: fenColumn().notNull(),
  appointRate: rateColumn().notNull(),
  aheadRate: rateColumn().notNull(),
  interest: jsonb().$type<InterestTerms>().notNull(),
  startDay: dayColumn().notNull(),
  endDay: dayColumn().notNull(),
  term: integer().notNull(),
  termType: termTypeColumn().notNull(),
  status: text({ enum: ['open', 'redeemed', 'matured', 'renewed'] })
    .notNull()
    .default('open'),
  accrued: fenColumn().notNull(),
  accruedThrough: dayColumn(),
  paidInterest: fenColumn().notNull(),
  payoutsMade: integer().notNull().default(0),
  withdrawalBlocked: boolean().notNull().default(false),
  /** The matured deposit this one was renewed from. */
  renewedFrom: bigint({ mode: 'number' }),
  openedAt: instantColumn().notNull(),
  closedAt: instantColumn(),
})

export type Holding = typeof holdings.$inferSelect

export const accruals = pgTable(
  'accruals',
  { seqNo: bigint({ mode: 'number' }).notNull(), day: dayColumn().notNull(), amount: fenColumn().notNull() },
  (table) => [primaryKey({ columns: [table.seqNo, table.day] })],
)
