import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ORG_CARD_STATES, ORG_ROLES } from '@/domain/enterprise/orgCard'
import { fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const orgs = pgTable('orgs', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: instantColumn().notNull(),
})

export const orgMembers = pgTable(
  'org_members',
  {
    orgId: text().notNull(),
    customerId: text().notNull(),
    role: text({ enum: ORG_ROLES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.customerId] })],
)

export const orgCards = pgTable('org_cards', {
  id: text().primaryKey(),
  orgId: text().notNull(),
  bankName: text().notNull(),
  accountNo: text().notNull(),
  state: text({ enum: ORG_CARD_STATES }).notNull(),
  /** What was paid to it as a proof. */
  proofAmount: fenColumn().notNull(),
  /** How often it was told wrongly. */
  tries: integer().notNull().default(0),
  addedBy: text().notNull(),
  addedAt: instantColumn().notNull(),
  proofUntil: instantColumn().notNull(),
  decidedAt: instantColumn(),
})

export type OrgCard = typeof orgCards.$inferSelect
