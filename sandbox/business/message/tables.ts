import { pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const messages = pgTable('messages', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  kind: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  /** What the message is about, unique: a customer is told once. */
  source: text().notNull(),
  sentAt: instantColumn().notNull(),
  readAt: instantColumn(),
})
