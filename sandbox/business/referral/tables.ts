import { ELIGIBILITY_STATES } from '@/domain/referral/eligibility'
import type { InstitutionKey } from '@/domain/referral/eligibility'
import { bigint, char, pgTable, text } from 'drizzle-orm/pg-core'
import { MARKETER_STATES } from '@/domain/referral/marketer'
import type { BranchKey } from '@/domain/referral/marketer'
import { INVITER_KINDS, MARKETER_KINDS, RELATION_STATES } from '@/domain/referral/relation'
import { DAY_PARTS, SERVED_STATES, SERVED_TOPICS } from '@/domain/referral/served'
import { dayColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const invites = pgTable('invites', {
  inviteCode: char({ length: 10 }).primaryKey(),
  customerId: text().notNull(),
  kind: text({ enum: INVITER_KINDS }).notNull(),
  /** A hash of the phone it was shown on last, and when, epoch ms by the machine's clock. */
  device: text(),
  deviceAt: bigint({ mode: 'number' }),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
})

export type Invite = typeof invites.$inferSelect

export const relations = pgTable('relations', {
  number: serialColumn(),
  relationId: text().primaryKey(),
  openId: text().notNull(),
  /** The invitee; none before there is a customer. */
  customerId: text(),
  inviterId: text().notNull(),
  inviteCode: char({ length: 10 }).notNull(),
  kind: text({ enum: INVITER_KINDS }).notNull(),
  state: text({ enum: RELATION_STATES }).notNull(),
  boundAt: instantColumn().notNull(),
  /** Last day on which an account counts. */
  openUntil: dayColumn().notNull(),
  effectiveAt: instantColumn(),
  endedAt: instantColumn(),
  reward: text({ enum: ['DUE', 'GIVEN'] }),
})

export type Relation = typeof relations.$inferSelect

export const marketers = pgTable('marketers', {
  /** The staff number that customers can check. */
  salesId: text().primaryKey(),
  promoteId: text().notNull(),
  customerId: text().notNull(),
  kind: text({ enum: MARKETER_KINDS }).notNull(),
  branch: text().$type<BranchKey>().notNull(),
  licenceNo: text(),
  /** Where a promoter who isn't of the staff publishes. */
  contentAccount: text(),
  state: text({ enum: MARKETER_STATES }).notNull(),
  appliedAt: instantColumn().notNull(),
  /** When the approval began that lasts, and its last day. */
  since: instantColumn(),
  until: dayColumn(),
  /** When a suspension ended last. */
  resumedAt: instantColumn(),
  /** The application that waits, or was decided last. */
  approvalId: text(),
})

export type Marketer = typeof marketers.$inferSelect

export const served = pgTable('served', {
  number: serialColumn(),
  servedId: text().primaryKey(),
  clientId: text().notNull(),
  customerId: text().notNull(),
  salesId: text().notNull(),
  branch: text().$type<BranchKey>().notNull(),
  topic: text({ enum: SERVED_TOPICS }).notNull(),
  day: dayColumn().notNull(),
  part: text({ enum: DAY_PARTS }).notNull(),
  state: text({ enum: SERVED_STATES }).notNull(),
  askedAt: instantColumn().notNull(),
  settledAt: instantColumn(),
})

export type Served = typeof served.$inferSelect

/** Employees of listed institutions, as they applied and as it was decided. */
export const eligibilities = pgTable('eligibilities', {
  number: serialColumn(),
  eligibilityId: text().primaryKey(),
  customerId: text().notNull(),
  clientId: text().notNull(),
  institution: text().$type<InstitutionKey>().notNull(),
  department: text().notNull(),
  workNo: text().notNull(),
  state: text({ enum: ELIGIBILITY_STATES }).notNull(),
  appliedAt: instantColumn().notNull(),
  approvalId: text(),
  reason: text(),
  decidedAt: instantColumn(),
})

export type Eligibility = typeof eligibilities.$inferSelect
