import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { CARD_ROLES } from '@/domain/card/roles'
import { fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const boundCards = pgTable('bound_cards', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  cardNo: text().notNull(),
  bankCode: text().notNull(),
  bankName: text().notNull(),
  mobileNo: text().notNull(),
  role: text({ enum: CARD_ROLES }).notNull().default('ORDINARY'),
  /** What its owner calls it. */
  alias: text(),
  isDefault: boolean().notNull().default(false),
  singleLimit: fenColumn(),
  dayLimit: fenColumn(),
  boundAt: instantColumn().notNull(),
  unboundAt: instantColumn(),
})

/** Banks whose cards can't be verified for now. */
export const maintainedBanks = pgTable('maintained_banks', {
  bankName: text().primaryKey(),
  since: instantColumn().notNull(),
})

/** The card of their own that a promoter's reward goes to. */
export const settlementCards = pgTable('settlement_cards', {
  customerId: text().primaryKey(),
  cardId: text().notNull(),
  chosenAt: instantColumn().notNull(),
})
