import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ZERO_FEN } from '@/domain/money/fen'
import { dayColumn, fenColumn, holdingNumberColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const wealthHoldings = pgTable(
  'wealth_holdings',
  {
    customerId: text().notNull(),
    productType: text().notNull(),
    seqNo: holdingNumberColumn().notNull(),
    /** Shares of 1 yuan in fen: equal to the balance of the ledger's share account. */
    shares: fenColumn().notNull().default(ZERO_FEN),
    yesterdayIncome: fenColumn().notNull().default(ZERO_FEN),
    accumulatedIncome: fenColumn().notNull().default(ZERO_FEN),
    incomeThrough: dayColumn(),
    openedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productType] })],
)

export type WealthHolding = typeof wealthHoldings.$inferSelect

export const wealthIncomeCredits = pgTable(
  'wealth_income_credits',
  {
    customerId: text().notNull(),
    productType: text().notNull(),
    day: dayColumn().notNull(),
    shares: fenColumn().notNull(),
    amount: fenColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productType, table.day] })],
)
