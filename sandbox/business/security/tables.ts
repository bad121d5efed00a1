import { pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

/** Log-ins with the gesture, and attempts that failed. */
export const loginRecords = pgTable('login_records', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  at: instantColumn().notNull(),
  /** What the session was opened from. */
  device: text({ enum: ['mini', 'h5'] }).notNull(),
  /** `locked`: by this wrong gesture, or earlier, and then nothing was compared. */
  outcome: text({ enum: ['right', 'wrong', 'locked'] }).notNull(),
})
