import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { AUTH_STATES } from '@/domain/authorisations/machine'
import { fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const cacheValues = pgTable(
  'cache_values',
  { owner: text().notNull(), key: text().notNull(), value: text().notNull(), expiresAt: instantColumn() },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
)

/** A partner's orders that wait for their payer's word. */
export const partnerOrders = pgTable('partner_orders', {
  authId: text().primaryKey(),
  partner: text().notNull(),
  /** The partner's own number of it. */
  partnerNo: text().notNull(),
  customerId: text().notNull(),
  purpose: text().notNull(),
  amount: fenColumn().notNull(),
  returnTo: text().notNull(),
  state: text({ enum: AUTH_STATES }).notNull(),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
  endedAt: instantColumn(),
  /** Of the payment. */
  orderNo: text(),
})

export type PartnerOrder = typeof partnerOrders.$inferSelect
