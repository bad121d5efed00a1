import { sql } from 'drizzle-orm'
import { bigint, boolean, char, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderSource } from '@/domain/channels/channels'
import type { TermType } from '@/domain/dates/term'
import type { RiskLevel } from '@/domain/risk/levels'
import type { InterestTerms } from '@sandbox/business/product/terms'
import { dayColumn, fenColumn, instantColumn, rateColumn } from './columns'

/** One series for deposits and wealth. */
const holdingNumber = () => bigint({ mode: 'number' }).default(sql`nextval('holding_numbers')`)

const termType = () => char({ length: 1 }).$type<TermType>()

export const products = pgTable('products', {
  productType: text().primaryKey(),
  family: text().notNull(),
  kind: text({ enum: ['deposit', 'wealth'] }).notNull(),
  name: text().notNull(),
  appointRate: rateColumn().notNull(),
  aheadRate: rateColumn().notNull(),
  minAmount: fenColumn().notNull(),
  maxAmount: fenColumn().notNull(),
  step: fenColumn().notNull(),
  term: integer().notNull(),
  termType: termType().notNull(),
  saleStatus: text({ enum: ['ON_SALE', 'PAUSED', 'CLOSED'] }).notNull(),
  /** R1-R5 by the issuer and by the bank that sells it, where the suitability rules apply; both or neither. */
  issuerLevel: smallint().$type<RiskLevel>(),
  sellerLevel: smallint().$type<RiskLevel>(),
  quota: fenColumn(),
  sold: fenColumn().notNull(),
  interest: jsonb().$type<InterestTerms>().notNull(),
  sort: integer().notNull(),
})

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  clientId: text(),
  kind: text().$type<OrderKind>().notNull(),
  productType: text(),
  seqNo: bigint({ mode: 'number' }),
  amount: fenColumn().notNull(),
  interest: fenColumn().notNull(),
  status: text({ enum: ['pending', 'done'] }).notNull(),
  tradeDay: dayColumn().notNull(),
  dueDay: dayColumn().notNull(),
  createdAt: instantColumn().notNull(),
  settledAt: instantColumn(),
  /** Who brought the customer, as it counts for this one. */
  source: jsonb().$type<OrderSource>().notNull().default({}),
})

export type OrderKind =
  | 'depositPurchase'
  | 'depositWithdrawal'
  | 'depositMaturity'
  | 'depositRenewal'
  | 'depositPayout'
  | 'wealthSubscription'
  | 'wealthRedemption'
  | 'wealthFastRedemption'
  | 'transferIn'
  | 'transferOut'

export type Order = typeof orders.$inferSelect

export const holdings = pgTable('holdings', {
  seqNo: holdingNumber().primaryKey(),
  customerId: text().notNull(),
  productType: text().notNull(),
  orderId: text().notNull(),
  amount: fenColumn().notNull(),
  appointRate: rateColumn().notNull(),
  aheadRate: rateColumn().notNull(),
  interest: jsonb().$type<InterestTerms>().notNull(),
  startDay: dayColumn().notNull(),
  endDay: dayColumn().notNull(),
  term: integer().notNull(),
  termType: termType().notNull(),
  status: text({ enum: ['open', 'redeemed', 'matured', 'renewed'] })
    .notNull()
    .default('open'),
  accrued: fenColumn().notNull(),
  accruedThrough: dayColumn(),
  paidInterest: fenColumn().notNull(),
  payoutsMade: integer().notNull().default(0),
  withdrawalBlocked: boolean().notNull().default(false),
  /** The matured deposit this one was renewed from. */
  renewedFrom: bigint({ mode: 'number' }),
  openedAt: instantColumn().notNull(),
  closedAt: instantColumn(),
})

export type Holding = typeof holdings.$inferSelect

export const accruals = pgTable(
  'accruals',
  { seqNo: bigint({ mode: 'number' }).notNull(), day: dayColumn().notNull(), amount: fenColumn().notNull() },
  (table) => [primaryKey({ columns: [table.seqNo, table.day] })],
)

export const wealthIncomes = pgTable(
  'wealth_incomes',
  {
    productType: text().notNull(),
    day: dayColumn().notNull(),
    /** 1/10,000 yuan per 10,000 shares. */
    incomePer10k: integer().notNull(),
    /** Parts per million. */
    sevenDayYield: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productType, table.day] })],
)

export const wealthHoldings = pgTable(
  'wealth_holdings',
  {
    customerId: text().notNull(),
    productType: text().notNull(),
    seqNo: holdingNumber().notNull(),
    /** Shares of 1 yuan in fen: equal to the balance of the ledger's share account. */
    shares: fenColumn().notNull(),
    yesterdayIncome: fenColumn().notNull(),
    accumulatedIncome: fenColumn().notNull(),
    incomeThrough: dayColumn(),
    openedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productType] })],
)

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

export type WealthHolding = typeof wealthHoldings.$inferSelect
