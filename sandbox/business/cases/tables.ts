import { bigint, boolean, char, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { CASE_ACTORS, CASE_KINDS, CASE_STATES } from '@/domain/cases/machine'
import { CASE_PICTURE_TYPES } from '@/domain/cases/pictures'
import { CASE_STEPS, CASE_TOPICS } from '@/domain/cases/labels'
import { bytesColumn, dayColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

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
  /** Of what its customer does. */
  clientId: text(),
  /** Of the staff: who did it. */
  clerk: text(),
  /** Of a second extension: who let it be. */
  approvedBy: text(),
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

/** Pictures beside what customers write. */
export const casePictures = pgTable('case_pictures', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  clientId: text().notNull(),
  /** SHA-256 of what was sent, in hex. */
  digest: char({ length: 64 }).notNull(),
  mime: text({ enum: CASE_PICTURE_TYPES }).notNull(),
  /** As kept. */
  bytes: integer().notNull(),
  /** Pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  uploadedAt: instantColumn().notNull(),
  /** Whether all its pieces are stored; until then the picture isn't used. */
  complete: boolean().notNull().default(false),
  /** The writing it belongs to, and where it stands in it, from 0; null of one that isn't used yet. */
  stepId: bigint({ mode: 'number' }),
  place: integer(),
})

export type CasePicture = typeof casePictures.$inferSelect

/** A picture's bytes in pieces, so that every statement is short. */
export const casePictureParts = pgTable(
  'case_picture_parts',
  {
    pictureId: text().notNull(),
    /** From 0. */
    part: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  ({ pictureId, part }) => [primaryKey({ columns: [pictureId, part] })],
)
