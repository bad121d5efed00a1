import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ACCOUNT_CLASSES, USE_KINDS } from '@/domain/subaccount/classes'
import { MOVEMENTS, SUB_STATES } from '@/domain/subaccount/machine'
import { ZERO_FEN } from '@/domain/money/fen'
import { dayColumn, fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const subAccounts = pgTable('sub_accounts', {
  acctId: text().primaryKey(),
  customerId: text().notNull(),
  class: text({ enum: ACCOUNT_CLASSES }).notNull(),
  acctNo: text().notNull(),
  alias: text().notNull().default(''),
  state: text({ enum: SUB_STATES }).notNull(),
  /** Whether its owner was seen at a counter. */
  faceToFace: boolean().notNull().default(false),
  /** When its owner first brought money of their own. */
  fundedAt: instantColumn(),
  agreementVersion: text().notNull(),
  openedAt: instantColumn().notNull(),
  closedAt: instantColumn(),
})

export type SubAccount = typeof subAccounts.$inferSelect

/** What of an account's caps a day used; of the electronic account too. */
export const accountUses = pgTable(
  'account_uses',
  {
    /** The ledger's account. */
    accountId: text().notNull(),
    customerId: text().notNull(),
    kind: text({ enum: USE_KINDS }).notNull(),
    day: dayColumn().notNull(),
    amount: fenColumn().notNull(),
  },
  ({ accountId, kind, day }) => [primaryKey({ columns: [accountId, kind, day] })],
)

export const accountMovements = pgTable('account_movements', {
  orderNo: text().primaryKey(),
  customerId: text().notNull(),
  /** The ledger's account. */
  accountId: text().notNull(),
  kind: text({ enum: MOVEMENTS }).notNull(),
  amount: fenColumn().notNull(),
  /** The merchant, or who paid. */
  counterparty: text().notNull().default(''),
  /** The day whose caps it used. */
  day: dayColumn().notNull(),
  at: instantColumn().notNull(),
  /** Of a refund: the spending it belongs to. */
  originNo: text(),
  /** Of a spending: what came back of it. */
  refunded: fenColumn()
    .notNull()
    .$default(() => ZERO_FEN),
})

export type AccountMovement = typeof accountMovements.$inferSelect
