import { char, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { CLAW_BACK_REASONS, COMMISSION_STATES, SETTLEMENT_STATES } from '@/domain/commission/machine'
import type { CommissionLevel } from '@/domain/commission/rule'
import type { Month } from '@/domain/dates/month'
import { dayColumn, fenColumn, instantColumn, rateColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const commissionSettlements = pgTable('commission_settlements', {
  number: serialColumn(),
  settlementId: text().primaryKey(),
  customerId: text().notNull(),
  month: char({ length: 6 }).$type<Month>().notNull(),
  gross: fenColumn().notNull(),
  tax: fenColumn().notNull(),
  net: fenColumn().notNull(),
  state: text({ enum: SETTLEMENT_STATES }).notNull(),
  settledAt: instantColumn().notNull(),
  payDay: dayColumn().notNull(),
  paidAt: instantColumn(),
})

export type Settlement = typeof commissionSettlements.$inferSelect

export const commissions = pgTable('commissions', {
  number: serialColumn(),
  commissionId: text().primaryKey(),
  /** Whose it is. */
  customerId: text().notNull(),
  orderNo: text().notNull(),
  level: integer().$type<CommissionLevel>().notNull(),
  /** Who ordered. */
  buyerId: text().notNull(),
  productType: text().notNull(),
  base: fenColumn().notNull(),
  rate: rateColumn().notNull(),
  ruleVersion: integer().notNull(),
  amount: fenColumn().notNull(),
  state: text({ enum: COMMISSION_STATES }).notNull(),
  orderedAt: instantColumn().notNull(),
  /** The day that began when the order's shares were confirmed. */
  accruedDay: dayColumn().notNull(),
  confirmedAt: instantColumn(),
  settlementId: text(),
  reason: text({ enum: CLAW_BACK_REASONS }),
  endedAt: instantColumn(),
})

export type Commission = typeof commissions.$inferSelect
