import { randomUUID } from 'node:crypto'
import { char, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ORG_CARD_STATES, ORG_ROLES } from '@/domain/enterprise/orgCard'
import { TRANSFER_DIRECTIONS, TRANSFER_FAILURES, TRANSFER_STATES } from '@/domain/transfer/machine'
import { fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const orgs = pgTable('orgs', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Its unified social credit code; none for one that hasn't shown it. */
  uscc: text(),
  createdAt: instantColumn().notNull(),
})

export const orgMembers = pgTable(
  'org_members',
  {
    orgId: text().notNull(),
    customerId: text().notNull(),
    role: text({ enum: ORG_ROLES }).notNull(),
    /** By which other members name this one. */
    memberId: text().notNull().$defaultFn(randomUUID),
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

/** The enterprise that a session acts for. */
export const orgSessions = pgTable('org_sessions', {
  sessionId: text().primaryKey(),
  orgId: text().notNull(),
  customerId: text().notNull(),
  at: instantColumn().notNull(),
})

const ORG_MOVEMENTS = [
  'orgIn',
  'orgOut',
  'orgOutFailed',
  'orgOutReturned',
  'payroll',
  'specialFunded',
  'specialReturned',
] as const

/** What moved on enterprises' accounts. */
export const orgMovements = pgTable('org_movements', {
  id: serialColumn().primaryKey(),
  orgId: text().notNull(),
  kind: text({ enum: ORG_MOVEMENTS }).notNull(),
  /** Fen, a credit when positive. */
  amount: fenColumn().notNull(),
  counterparty: text().notNull(),
  purpose: text().notNull(),
  /** Of what was decided: the id it was carried out under, and which row of it. */
  clientId: char({ length: 64 }),
  rowNo: integer(),
  at: instantColumn().notNull(),
})

/** Transfers of enterprises to their accounts at other banks; a return is a row of its own, as customers' are. */
export const orgTransfers = pgTable('org_transfers', {
  orderNo: text().primaryKey(),
  orgId: text().notNull(),
  /** What was decided. */
  approvalId: text().notNull(),
  /** Who applied for it. */
  appliedBy: text().notNull(),
  orgCardId: text().notNull(),
  direction: text({ enum: TRANSFER_DIRECTIONS }).notNull(),
  amount: fenColumn().notNull(),
  purpose: text().notNull(),
  state: text({ enum: TRANSFER_STATES }).notNull(),
  failure: text({ enum: TRANSFER_FAILURES }),
  /** What the other bank said with a return. */
  reason: text(),
  createdAt: instantColumn().notNull(),
  dueAt: instantColumn().notNull(),
  sentAt: instantColumn(),
  settledAt: instantColumn(),
  nextAskAt: instantColumn(),
  asked: integer().notNull().default(0),
  /** Of a return: the transfer it belongs to. */
  originNo: text(),
  /** What a person of the bank has to look at. */
  question: text({ enum: ['UNANSWERED', 'LATE_RETURN'] }),
  questionAt: instantColumn(),
})

export type OrgTransfer = typeof orgTransfers.$inferSelect

export const orgTransferSteps = pgTable('org_transfer_steps', {
  id: serialColumn().primaryKey(),
  orderNo: text().notNull(),
  state: text({ enum: TRANSFER_STATES }).notNull(),
  at: instantColumn().notNull(),
})
