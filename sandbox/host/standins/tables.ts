import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const standinChoices = pgTable(
  'standin_choices',
  { openId: text().notNull(), service: text().notNull(), outcome: text().notNull() },
  (table) => [primaryKey({ columns: [table.openId, table.service] })],
)

/** What would have been sent as subscription messages. */
export const standinSubscriptionMessages = pgTable('standin_subscription_messages', {
  id: serialColumn().primaryKey(),
  openId: text().notNull(),
  templateId: text().notNull(),
  title: text().notNull(),
  messageId: text().notNull(),
  sentAt: instantColumn().notNull(),
})
