import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { CASE_ACTORS, CASE_KINDS, CASE_STATES } from '@/domain/cases/machine'
import { CASE_STEPS, CASE_TOPICS } from '@/domain/cases/said'
import { dayColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const cases = pgTable('cases', {
  caseNo: text().primaryKey(),
  customerId: text().notNull(),
  clientId: text().notNull(),
  kind: text({ enum: CASE_KINDS }).notNull(),
  topic: text({ enum: CASE_TOPICS }).notNull(),
  state: text({ enum: CASE_STATES }).notNull(),
  orderNo: text(),
  /** The clerk complained of. */
  against: text(),
  /** Whether its customer agrees to its standing on the message board. */
  mayPublish: boolean().notNull(),
  openedAt: instantColumn().notNull(),
  dueDay: dayColumn().notNull(),
  /** How often. */
  extended: integer().notNull().default(0),
  /** Of an answered one: the last day to object. */
  reviewUntil: dayColumn(),
  /** The due day for which it was taken to who is above the clerk. */
  escalatedFor: dayColumn(),
  /** The clerk who has it. */
  clerk: text(),
})

export type Case = typeof cases.$inferSelect

/** The course of each case, with what was written. */
export const caseSteps = pgTable('case_steps', {
  id: serialColumn().primaryKey(),
  caseNo: text().notNull(),
  customerId: text().notNull(),
  step: text({ enum: CASE_STEPS }).notNull(),
  by: text({ enum: CASE_ACTORS }).notNull(),
  text: text(),
  at: instantColumn().notNull(),
})

/** The message board, in the bank's wording. */
export const caseNotes = pgTable('case_notes', {
  id: serialColumn().primaryKey(),
  caseNo: text().notNull(),
  question: text().notNull(),
  reply: text().notNull(),
  publishedAt: instantColumn().notNull(),
})
