import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderSource } from '@/domain/channels/channels'
import type { OrderKind } from '@sandbox/kernel/kinds'
import { dayColumn, fenColumn, instantColumn } from './columns'

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  clientId: text(),
  kind: text().$type<OrderKind>().notNull(),
  productType: text(),
  seqNo: bigint({ mode: 'number' }),
  amount: fenColumn().notNull(),
  interest: fenColumn().notNull(),
  status: text({ enum: ['pending', 'done', 'failed', 'cancelled', 'returned', 'reversed'] }).notNull(),
  tradeDay: dayColumn().notNull(),
  dueDay: dayColumn().notNull(),
  createdAt: instantColumn().notNull(),
  settledAt: instantColumn(),
  /** The version of the agreements it was given under; null where it needed none. */
  agreementVersion: text(),
  /** Who brought the customer to this order. */
  source: jsonb().$type<OrderSource>().notNull().default({}),
})

export type Order = typeof orders.$inferSelect
