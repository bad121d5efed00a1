import { pgTable, text } from 'drizzle-orm/pg-core'
import { LOSS_ACTORS, LOSS_STATES } from '@/domain/loss/machine'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

/** The time line of each case; the cases themselves are the kernel's, whose payments and codes ask for them. */
export const lossSteps = pgTable('loss_steps', {
  id: serialColumn().primaryKey(),
  caseNo: text().notNull(),
  customerId: text().notNull(),
  /** Which state was reached. */
  state: text({ enum: LOSS_STATES }).notNull(),
  by: text({ enum: LOSS_ACTORS }).notNull(),
  at: instantColumn().notNull(),
})
