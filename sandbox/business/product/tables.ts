import { bigint, char, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { FamilyKey } from '@/domain/product/families'
import type { RiskLevel } from '@/domain/risk/levels'
import {
  dayColumn,
  fenColumn,
  instantColumn,
  rateColumn,
  serialColumn,
  termTypeColumn,
} from '@sandbox/kernel/db/schema/columns'
import type { ProductAlert } from './product'
import type { InterestTerms } from '@/domain/interest/terms'

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
  termType: termTypeColumn().notNull(),
  saleStatus: text({ enum: ['ON_SALE', 'PAUSED', 'CLOSED'] }).notNull(),
  /** R1-R5 by the issuer and by the bank that sells it, where the suitability rules apply; both or neither. */
  issuerLevel: smallint().$type<RiskLevel>(),
  sellerLevel: smallint().$type<RiskLevel>(),
  quota: fenColumn(),
  sold: fenColumn().notNull(),
  alert: jsonb().$type<ProductAlert>(),
  interest: jsonb().$type<InterestTerms>().notNull(),
  sort: integer().notNull(),
})

export type Product = typeof products.$inferSelect

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

/** Customers whom the bank has invited to a family that is sold by invitation only. */
export const productInvitations = pgTable(
  'product_invitations',
  {
    customerId: text().notNull(),
    family: text().$type<FamilyKey>().notNull(),
    invitedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.family] })],
)

/** Codes by which an adviser agrees on an agreement deposit's terms with one customer. */
export const agreementCodes = pgTable('agreement_codes', {
  number: serialColumn(),
  offerId: text().primaryKey(),
  code: char({ length: 12 }).notNull(),
  customerId: text().notNull(),
  productType: text().notNull(),
  rate: rateColumn().notNull(),
  floorBalance: fenColumn().notNull(),
  term: integer().notNull(),
  termType: termTypeColumn().notNull(),
  /** The last day on which it can be typed and bought with. */
  lastDay: dayColumn().notNull(),
  /** The adviser. */
  issuedBy: text().notNull(),
  issuedAt: instantColumn().notNull(),
  redeemedAt: instantColumn(),
  usedAt: instantColumn(),
  /** The deposit that was bought with it. */
  seqNo: bigint({ mode: 'number' }),
})
