import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '@sandbox/kernel/db/schema/columns'

export const standinChoices = pgTable(
  'standin_choices',
  { openId: text().notNull(), service: text().notNull(), outcome: text().notNull() },
  (table) => [primaryKey({ columns: [table.openId, table.service] })],
)

/** What the card network's stand-in knows of the orders it was sent. */
export const standinPayments = pgTable('standin_payments', {
  orderNo: text().primaryKey(),
  direction: text().notNull(),
  outcome: text().notNull(),
  /** When the card's bank sends it back or takes it back. */
  noticeAt: instantColumn(),
  noticed: boolean().notNull().default(false),
})
