import { pgTable, text } from 'drizzle-orm/pg-core'
import { LOSS_OBJECTS, LOSS_STATES } from '@/domain/loss/machine'
import { dayColumn, instantColumn } from './columns'

export const losses = pgTable('losses', {
  caseNo: text().primaryKey(),
  customerId: text().notNull(),
  object: text({ enum: LOSS_OBJECTS }).notNull(),
  /** The number that is lost: of the account or the phone, or the ID card's number and term. */
  thing: text().notNull(),
  /** Of an account beside the electronic one. */
  acctId: text(),
  state: text({ enum: LOSS_STATES }).notNull(),
  reportedAt: instantColumn().notNull(),
  /** The last day of a report that isn't confirmed. */
  tempUntil: dayColumn().notNull(),
  /** The first day on which another number is given. */
  replaceFrom: dayColumn(),
})

export type Loss = typeof losses.$inferSelect
