import { pgTable, text } from 'drizzle-orm/pg-core'
import { FREEZE_KINDS, FREEZE_STATES } from '@/domain/account/freezes'
import { dayColumn, fenColumn, instantColumn, serialColumn } from './columns'

export const freezes = pgTable('freezes', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  kind: text({ enum: FREEZE_KINDS }).notNull(),
  /** `asked` is to be held, `captured` is or was held; money that comes in is held until both are equal. */
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
