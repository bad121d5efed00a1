import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { dayColumn, fenColumn, instantColumn, rateColumn } from '@sandbox/kernel/db/schema/columns'

/** Rates for money at call that were listed after the catalogue's, each from its day on. */
export const demandRates = pgTable('demand_rates', {
  fromDay: dayColumn().primaryKey(),
  rate: rateColumn().notNull(),
  listedAt: instantColumn().notNull(),
})

/** The one row of what was accrued for all accounts and isn't paid yet. */
export const demandAccrual = pgTable('demand_accrual', {
  id: smallint().primaryKey(),
  /** The last day it counts, and the rate that was listed then; none before the first. */
  through: dayColumn(),
  rate: rateColumn(),
  accrued: fenColumn().notNull(),
  /** The ledger's last entry then. */
  lastEntry: bigint({ mode: 'number' }).notNull(),
})

export const demandSettlements = pgTable(
  'demand_settlements',
  {
    /** The ledger's account; of the electronic account its spendable part, for all of it. */
    accountId: text().notNull(),
    /** The last day it counts, and the first. */
    through: dayColumn().notNull(),
    customerId: text().notNull(),
    fromDay: dayColumn().notNull(),
    /** Fen × days. */
    balanceDays: bigint({ mode: 'number' }).notNull(),
    rate: rateColumn().notNull(),
    interest: fenColumn().notNull(),
    /** Which account it is, as its owner knows it; '' for the electronic one. */
    memo: text().notNull().default(''),
    /** None where it came to less than half a fen. */
    orderNo: text(),
  },
  ({ accountId, through }) => [primaryKey({ columns: [accountId, through] })],
)

export type DemandSettlement = typeof demandSettlements.$inferSelect
