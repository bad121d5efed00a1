import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PAYOUT_STATES, PAYOUT_WAYS } from '@/domain/special/machine'
import { dayColumn, fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const specialBatches = pgTable('special_batches', {
  batchId: text().primaryKey(),
  payer: text().notNull(),
  payerPhone: text().notNull(),
  title: text().notNull(),
  purpose: text().notNull(),
  total: fenColumn().notNull(),
  claimUntil: dayColumn().notNull(),
  /** The ledger's account it was funded from. */
  sourceId: text().notNull(),
  sourceKind: text().notNull(),
  digest: text().notNull(),
  fundedAt: instantColumn().notNull(),
})

export type SpecialBatch = typeof specialBatches.$inferSelect

export const specialItems = pgTable('special_items', {
  number: serialColumn(),
  itemId: text().primaryKey(),
  batchId: text().notNull(),
  /** From 1. */
  row: integer().notNull(),
  payeeHash: text().notNull(),
  maskedName: text().notNull(),
  amount: fenColumn().notNull(),
  state: text({ enum: PAYOUT_STATES }).notNull().default('LISTED'),
  /** Who has shown to be the person. */
  customerId: text(),
  way: text({ enum: PAYOUT_WAYS }),
  cardId: text(),
  orderNo: text(),
  claimedAt: instantColumn(),
  /** Of one that is being sent: when the card's bank is asked next. */
  askAt: instantColumn(),
  asked: integer().notNull().default(0),
  /** Of one that came back from a card: the last day on which it may be claimed, in place of its batch's. */
  claimUntil: dayColumn(),
})

export type SpecialItem = typeof specialItems.$inferSelect
