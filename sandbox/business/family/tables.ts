import { pgTable, text } from 'drizzle-orm/pg-core'
import { GRANT_STATES } from '@/domain/family/grant'
import { dayColumn, fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const familyGrants = pgTable('family_grants', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  memberId: text().notNull(),
  relation: text().notNull(),
  monthLimit: fenColumn().notNull(),
  single: fenColumn().notNull(),
  state: text({ enum: GRANT_STATES }).notNull(),
  invitedAt: instantColumn().notNull(),
  /** The last day on which the invitation can be answered. */
  answerBy: dayColumn().notNull(),
  changedAt: instantColumn().notNull(),
})

export type FamilyGrant = typeof familyGrants.$inferSelect

export const familySpendings = pgTable('family_spendings', {
  orderNo: text().primaryKey(),
  grantId: text().notNull(),
  ownerId: text().notNull(),
  merchant: text().notNull(),
  amount: fenColumn().notNull(),
  /** What came back; it counts for the payment's own day and month. */
  refunded: fenColumn().notNull(),
  day: dayColumn().notNull(),
  at: instantColumn().notNull(),
})

export type FamilySpending = typeof familySpendings.$inferSelect
