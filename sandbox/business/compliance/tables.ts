import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { dayColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const riskTests = pgTable('risk_tests', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  /** C1-C5. */
  level: smallint().notNull(),
  score: integer().notNull(),
  answers: jsonb().$type<unknown>().notNull(),
  takenAt: instantColumn().notNull(),
  takenOn: dayColumn().notNull(),
})
