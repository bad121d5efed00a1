import { pgTable, text } from 'drizzle-orm/pg-core'
import { FREEZE_KINDS, FREEZE_STATES } from '@/domain/account/freezes'
import { dayColumn, fenColumn, instantColumn, serialColumn } from './columns'

export const freezes = pgTable('freezes', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  kind: text({ enum: FREEZE_KINDS }).notNull(),
  /** What is to be held, and what is or was; every credit is caught until both are the same. */
  asked: fenColumn().notNull(),
  captured: fenColumn().notNull(),
  fromDay: dayColumn().notNull(),
  /** Its last day. */
  untilDay: dayColumn().notNull(),
  authority: text(),
  documentNo: text(),
  state: text({ enum: FREEZE_STATES }).notNull().default('ACTIVE'),
  placedAt: instantColumn().notNull(),
  endedAt: instantColumn(),
})

export type Freeze = typeof freezes.$inferSelect
