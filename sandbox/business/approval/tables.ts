import { char, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { APPROVAL_DECISIONS, APPROVAL_STATES } from '@/domain/approval/machine'
import { APPROVAL_KINDS, APPROVAL_ROLES } from '@/domain/approval/kinds'
import type { ApprovalPayload } from '@/domain/approval/payload'
import { fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

const digestColumn = () => char({ length: 64 })

export const approvals = pgTable('approvals', {
  approvalId: text().primaryKey(),
  kind: text({ enum: APPROVAL_KINDS }).notNull(),
  /** An enterprise's id, or BANK. */
  owner: text().notNull(),
  /** Who applied: a customer's id, or of a clerk `clerk:` and the name. */
  applicantId: text().notNull(),
  customerId: text(),
  applicantName: text().notNull(),
  /** In whose name; none for somebody from outside. */
  applicantRole: text({ enum: APPROVAL_ROLES }),
  clientId: text().notNull(),
  state: text({ enum: APPROVAL_STATES }).notNull(),
  payload: jsonb().$type<ApprovalPayload>().notNull(),
  payloadHash: digestColumn().notNull(),
  amount: fenColumn(),
  /** Whom it pays or concerns by the bank's records, and where that was checked, when it was written or carried out last. */
  payee: text().notNull(),
  payeeChecked: text().notNull().default(''),
  /** How often it was handed in. */
  round: integer().notNull().default(0),
  nextRole: text({ enum: APPROVAL_ROLES }),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn(),
  endedAt: instantColumn(),
  /** Why it could not be carried out, as people read it. */
  failure: text(),
  /** SM3 of the id, once it was carried out. */
  executedAs: digestColumn(),
  executedAt: instantColumn(),
  receipt: text(),
})

export type Approval = typeof approvals.$inferSelect

export const approvalSteps = pgTable('approval_steps', {
  id: serialColumn().primaryKey(),
  approvalId: text().notNull(),
  applicantId: text().notNull(),
  round: integer().notNull(),
  /** Which of the deciders, from 0. */
  place: integer().notNull(),
  role: text({ enum: APPROVAL_ROLES }).notNull(),
  personId: text().notNull(),
  customerId: text(),
  personName: text().notNull(),
  decision: text({ enum: APPROVAL_DECISIONS }).notNull(),
  payloadHash: digestColumn().notNull(),
  comment: text(),
  at: instantColumn().notNull(),
})

export type ApprovalStep = typeof approvalSteps.$inferSelect
