import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { FamilyKey } from '@/domain/products/families'
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
