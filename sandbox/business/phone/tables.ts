import { pgTable, text } from 'drizzle-orm/pg-core'
import {
  HOLDER_RELATIONS,
  PHONE_CHANGE_STATES,
  PHONE_METHODS,
  PHONE_OWNERS,
  PHONE_PURPOSES,
  REVIEW_REASONS,
} from '@/domain/phone/change'
import { instantColumn } from '@sandbox/kernel/db/schema/columns'

export const phoneChanges = pgTable('phone_changes', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  purpose: text({ enum: PHONE_PURPOSES }).notNull(),
  method: text({ enum: PHONE_METHODS }).notNull(),
  state: text({ enum: PHONE_CHANGE_STATES }).notNull(),
  oldNo: text(),
  newNo: text(),
  owner: text({ enum: PHONE_OWNERS }),
  /** The identity record under which a person decides. */
  recordNo: text(),
  reason: text({ enum: REVIEW_REASONS }),
  relation: text({ enum: HOLDER_RELATIONS }),
  startedAt: instantColumn().notNull(),
  doneAt: instantColumn(),
  /** Before when it isn't carried out though a person said yes; the bank's clock. */
  readyAt: instantColumn(),
  /** The machine's clock: until when the next step must be taken, and when it was done. */
  expiresAt: instantColumn(),
  settledAt: instantColumn(),
})

export type PhoneChange = typeof phoneChanges.$inferSelect

/** When a customer last said that the number is still theirs, and was last asked. */
export const phoneConfirmations = pgTable('phone_confirmations', {
  customerId: text().primaryKey(),
  confirmedAt: instantColumn(),
  askedAt: instantColumn(),
})
