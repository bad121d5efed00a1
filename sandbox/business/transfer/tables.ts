import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { TRANSFER_DIRECTIONS, TRANSFER_FAILURES, TRANSFER_SPEEDS, TRANSFER_STATES } from '@/domain/transfer/machine'
import { dayColumn, fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const transfers = pgTable('transfers', {
  orderNo: text().primaryKey(),
  customerId: text().notNull(),
  direction: text({ enum: TRANSFER_DIRECTIONS }).notNull(),
  /** Null for money whose card nobody named. */
  cardId: text(),
  amount: fenColumn().notNull(),
  speed: text({ enum: TRANSFER_SPEEDS }).notNull(),
  memo: text().notNull().default(''),
  state: text({ enum: TRANSFER_STATES }).notNull(),
  failure: text({ enum: TRANSFER_FAILURES }),
  /** What the card's bank said with a return or a reversal. */
  reason: text(),
  /** The day whose limits it uses. */
  day: dayColumn().notNull(),
  createdAt: instantColumn().notNull(),
  dueAt: instantColumn().notNull(),
  sentAt: instantColumn(),
  settledAt: instantColumn(),
  /** When it is sent, or the network asked again. */
  nextAskAt: instantColumn(),
  /** How often the network was asked since the outcome is unknown. */
  asked: integer().notNull().default(0),
  /** Of a return or a reversal: the transfer it belongs to. */
  originNo: text(),
  /** Of a reversal: what the account has given so far. */
  covered: fenColumn(),
})

export type Transfer = typeof transfers.$inferSelect

export const transferSteps = pgTable('transfer_steps', {
  id: serialColumn().primaryKey(),
  orderNo: text().notNull(),
  state: text({ enum: TRANSFER_STATES }).notNull(),
  at: instantColumn().notNull(),
})

/** What a customer set for themselves, and until when the account cools down. */
export const transferLimits = pgTable('transfer_limits', {
  customerId: text().primaryKey(),
  single: fenColumn(),
  aDay: fenColumn(),
  nightLock: boolean().notNull().default(false),
  coolingUntil: instantColumn().notNull().default(0),
  /** Higher limits, and the day they begin. */
  nextSingle: fenColumn(),
  nextADay: fenColumn(),
  nextFrom: dayColumn(),
  stoppedAt: instantColumn(),
  noticeOver: fenColumn(),
  /** Codes between commas. */
  provinces: text(),
})

/** What payments to others used of a day's limit. */
export const spendingUses = pgTable(
  'spending_uses',
  { customerId: text().notNull(), day: dayColumn().notNull(), amount: fenColumn().notNull() },
  ({ customerId, day }) => [primaryKey({ columns: [customerId, day] })],
)

/** What a person of the bank has to look at. */
export const transferCases = pgTable('transfer_cases', {
  id: serialColumn().primaryKey(),
  orderNo: text().notNull(),
  kind: text({ enum: ['UNANSWERED', 'REVERSAL_SHORT', 'LATE_RETURN'] }).notNull(),
  openedAt: instantColumn().notNull(),
  closedAt: instantColumn(),
})
