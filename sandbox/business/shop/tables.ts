import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { SHOP_STATES } from '@/domain/shop/shop'
import type { ShopText } from '@/domain/shop/shop'
import { instantColumn } from '@sandbox/kernel/db/schema/columns'

export const shops = pgTable('shops', {
  customerId: text().primaryKey(),
  salesId: text().notNull(),
  /** What its owner edits. */
  draft: jsonb().$type<ShopText>().notNull(),
  state: text({ enum: SHOP_STATES }).notNull(),
  approvalId: text(),
  submittedAt: instantColumn(),
  /** What everybody reads: the version approved last. */
  published: jsonb().$type<ShopText>(),
  publishedAt: instantColumn(),
  /** Since when the owner's right to promote lasted when it was published: with another one it is reviewed again. */
  term: instantColumn(),
  /** Whether its owner wants it to be seen. */
  open: boolean().notNull().default(true),
  changedAt: instantColumn().notNull(),
})

export type Shop = typeof shops.$inferSelect
