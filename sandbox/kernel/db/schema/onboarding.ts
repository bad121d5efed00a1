import { boolean, customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dayColumn, instantColumn, serialColumn } from './columns'

/** Bytes as they are; both drivers give a Uint8Array. */
const bytesColumn = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const onboardingDrafts = pgTable('onboarding_drafts', {
  customerId: text().primaryKey(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  changedAt: instantColumn().notNull(),
})

export const accountApplications = pgTable('account_applications', {
  clientId: text().primaryKey(),
  customerId: text().notNull(),
  state: text({ enum: ['SUBMITTED', 'PROCESSING', 'OPENED', 'FAILED'] }).notNull(),
  failure: text(),
  submittedAt: instantColumn().notNull(),
  /** The machine's clock. */
  workedAt: instantColumn(),
  decidedAt: instantColumn(),
})

export const identityImages = pgTable('identity_images', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  side: text({ enum: ['portrait', 'emblem'] }).notNull(),
  mime: text().notNull(),
  content: bytesColumn().notNull(),
  recognisedNo: text(),
  /** The machine's clock. */
  uploadedAt: instantColumn().notNull(),
  kept: boolean().notNull().default(false),
})

export const identityRecords = pgTable('identity_records', {
  id: serialColumn().primaryKey(),
  recordNo: text().notNull(),
  customerId: text().notNull(),
  kind: text({ enum: ['OPEN', 'ID_CARD', 'INFORMATION', 'TAX', 'ACTIVATION', 'PASSWORD'] }).notNull(),
  title: text().notNull(),
  state: text({ enum: ['DONE', 'REVIEW', 'REJECTED'] }).notNull(),
  pending: jsonb().$type<unknown>(),
  note: text(),
  at: instantColumn().notNull(),
  decidedAt: instantColumn(),
})

export const facePasses = pgTable('face_passes', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  scene: text().notNull(),
  /** The machine's clock. */
  passedAt: instantColumn().notNull(),
  usedAt: instantColumn(),
})

export const dailyCounts = pgTable(
  'daily_counts',
  { subject: text().notNull(), kind: text().notNull(), day: dayColumn().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.subject, table.kind, table.day] })],
)

export const standinChoices = pgTable(
  'standin_choices',
  { openId: text().notNull(), service: text().notNull(), outcome: text().notNull() },
  (table) => [primaryKey({ columns: [table.openId, table.service] })],
)

export const trackedEvents = pgTable('tracked_events', {
  id: serialColumn().primaryKey(),
  receivedAt: instantColumn().notNull(),
  event: jsonb().$type<unknown>().notNull(),
})
