import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { FamilyKey } from '@/domain/product/families'
import { VOUCHER_KINDS, VOUCHER_STATES } from '@/domain/voucher/machine'
import { dayColumn, fenColumn, instantColumn, rateColumn } from '@sandbox/kernel/db/schema/columns'

export const coupons = pgTable('coupons', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  kind: text({ enum: ['rate', 'cash'] }).notNull(),
  bonusRate: rateColumn().notNull(),
  cap: fenColumn().notNull(),
  face: fenColumn().notNull(),
  minAmount: fenColumn().notNull(),
  minMonths: integer().notNull(),
  families: jsonb().$type<readonly FamilyKey[]>().notNull(),
  validFrom: dayColumn().notNull(),
  validUntil: dayColumn().notNull(),
  givenAt: instantColumn().notNull(),
  usedAt: instantColumn(),
  orderId: text(),
  seqNo: bigint({ mode: 'number' }),
  /** The benefit in fen, fixed when the coupon is used. */
  benefit: fenColumn(),
  /** When the benefit was paid: a cash coupon's at once, a rate coupon's at maturity. */
  paidAt: instantColumn(),
})

export type CouponRow = typeof coupons.$inferSelect

export const vouchers = pgTable('vouchers', {
  voucherId: text().primaryKey(),
  customerId: text().notNull(),
  /** What it was given for. */
  rewardId: text().notNull(),
  kind: text({ enum: VOUCHER_KINDS }).notNull(),
  prize: text().notNull(),
  name: text().notNull(),
  face: fenColumn().notNull(),
  /** The least payment it can be used for. */
  least: fenColumn().notNull(),
  merchant: text().notNull(),
  /** As they were when it was given. */
  terms: jsonb().$type<readonly string[]>().notNull(),
  validFrom: dayColumn().notNull(),
  validUntil: dayColumn().notNull(),
  state: text({ enum: VOUCHER_STATES }).notNull(),
  issuedAt: instantColumn().notNull(),
  /** What codes of the moment are made with, and when the last one was shown. */
  secret: text().notNull(),
  shownAt: instantColumn(),
  /** A partner's own code. */
  partnerCode: text(),
  usedAt: instantColumn(),
})

export type Voucher = typeof vouchers.$inferSelect
