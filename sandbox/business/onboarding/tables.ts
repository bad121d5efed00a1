import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '@sandbox/kernel/db/schema/columns'

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
  /** The machine's clock, epoch ms. */
  workedAt: instantColumn(),
  decidedAt: instantColumn(),
})
