import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ClosingCheckName, ClosingFinding } from '@/domain/closure/checks'
import { CLOSURE_STATES } from '@/domain/closure/machine'
import type { ClosureReason } from '@/domain/closure/machine'
import { ZERO_FEN } from '@/domain/money/fen'
import { dayColumn, fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const closures = pgTable('closures', {
  closureNo: text().primaryKey(),
  customerId: text().notNull(),
  state: text({ enum: CLOSURE_STATES }).notNull(),
  reason: text().$type<ClosureReason>(),
  /** What the customer agreed would lapse. */
  agreed: jsonb().$type<readonly ClosingCheckName[]>().notNull().default([]),
  startedAt: instantColumn().notNull(),
  /** Until when it waits for its owner, by the machine's clock. */
  expiresAt: instantColumn(),
  /** The identity record by which a person decides in place of a face. */
  recordNo: text(),
  /** The order by which it was asked for. */
  clientId: text(),
  submittedAt: instantColumn(),
  /** The card the customer was shown, to which everything is paid. */
  cardId: text(),
  /** The payout under way, or the last one. */
  orderNo: text(),
  /** What arrived on the card. */
  amount: fenColumn().notNull(),
  /** What of the payouts was red-packet money. */
  redPackets: fenColumn().notNull().default(ZERO_FEN),
  bankName: text(),
  /** Masked. */
  cardNo: text(),
  /** Why the card's bank took nothing. */
  failure: text(),
  /** The rules that refused it. */
  blocked: jsonb().$type<readonly ClosingFinding[]>().notNull().default([]),
  endedAt: instantColumn(),
  /** By the machine's clock. */
  realEndedAt: instantColumn(),
})

export type Closure = typeof closures.$inferSelect

export const closureSteps = pgTable('closure_steps', {
  id: serialColumn().primaryKey(),
  closureNo: text().notNull(),
  state: text({ enum: CLOSURE_STATES }).notNull(),
  at: instantColumn().notNull(),
})

/** Who had a closed account, for as long as the law has it kept. */
export const formerCustomers = pgTable('former_customers', {
  customerId: text().primaryKey(),
  closureNo: text().notNull(),
  acctNo: text().notNull(),
  realName: text(),
  idCardNo: text(),
  idCardFrom: dayColumn(),
  idCardUntil: dayColumn(),
  mobileNo: text(),
  profile: jsonb().$type<Record<string, unknown>>().notNull(),
  closedAt: instantColumn().notNull(),
  /** Its last day. */
  keepUntil: dayColumn().notNull(),
})
