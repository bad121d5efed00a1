import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { POT_MOVES, POT_PICTURES } from '@/domain/pots/pots'
import { dayColumn, fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const pots = pgTable('pots', {
  potId: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  target: fenColumn().notNull(),
  picture: text({ enum: POT_PICTURES }).notNull(),
  /** The day by which the target is to be there. */
  byDay: dayColumn(),
  /** From where the plan goes. */
  sinceDay: dayColumn().notNull(),
  sinceAmount: fenColumn().notNull(),
  /** What each month brings, and on which date; 0 for no such rule. */
  monthlyAmount: fenColumn().notNull(),
  monthlyDate: smallint().notNull(),
  takesInterest: boolean().notNull(),
  /** What was told of this plan already. */
  toldReached: boolean().notNull().default(false),
  toldBehind: boolean().notNull().default(false),
  openedAt: instantColumn().notNull(),
  closedAt: instantColumn(),
})

export type Pot = typeof pots.$inferSelect

export const potMovements = pgTable('pot_movements', {
  orderNo: text().primaryKey(),
  customerId: text().notNull(),
  potId: text().notNull(),
  kind: text({ enum: POT_MOVES }).notNull(),
  amount: fenColumn().notNull(),
  at: instantColumn().notNull(),
})

export type PotMovement = typeof potMovements.$inferSelect

/** What a rule did on a day, once. */
export const potFills = pgTable(
  'pot_fills',
  {
    potId: text().notNull(),
    kind: text({ enum: ['monthly', 'matured'] }).notNull(),
    day: dayColumn().notNull(),
    customerId: text().notNull(),
    /** What it moved, or should have. */
    amount: fenColumn().notNull(),
    /** None where nothing was moved. */
    orderNo: text(),
  },
  ({ potId, kind, day }) => [primaryKey({ columns: [potId, kind, day] })],
)

export type FillKind = (typeof potFills.$inferSelect)['kind']
