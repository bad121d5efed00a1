import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { LOAN_VOUCHER_KINDS } from '@/domain/loan/vouchers'
import { dayColumn, fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const loanVouchers = pgTable('loan_vouchers', {
  voucherNo: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  kind: text({ enum: LOAN_VOUCHER_KINDS }).notNull(),
  freeDays: integer().notNull(),
  /** Principal that the days without interest are counted on. */
  cap: fenColumn().notNull(),
  face: fenColumn().notNull(),
  minAmount: fenColumn().notNull(),
  validFrom: dayColumn().notNull(),
  validUntil: dayColumn().notNull(),
  givenAt: instantColumn().notNull(),
  usedAt: instantColumn(),
})

export type LoanVoucher = typeof loanVouchers.$inferSelect
