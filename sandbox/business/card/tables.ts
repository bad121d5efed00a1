import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const boundCards = pgTable('bound_cards', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  cardNo: text().notNull(),
  bankCode: text().notNull(),
  bankName: text().notNull(),
  mobileNo: text().notNull(),
  isDefault: boolean().notNull().default(false),
  singleLimit: fenColumn(),
  dayLimit: fenColumn(),
  boundAt: instantColumn().notNull(),
  unboundAt: instantColumn(),
})
