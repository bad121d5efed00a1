import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const trackedEvents = pgTable('tracked_events', {
  id: serialColumn().primaryKey(),
  receivedAt: instantColumn().notNull(),
  event: jsonb().$type<unknown>().notNull(),
})
