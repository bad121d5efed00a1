import { bigint, boolean, char, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Day } from '@/domain/dates/day'
import type { Month } from '@/domain/dates/month'
import type { PointEntryKind } from '@/domain/points/entries'
import { ITEM_PICTURES, MALL_KINDS, MALL_ORDER_STATES } from '@/domain/points/mall'
import type { Delivery } from '@/domain/points/mall'
import { RANKING_BOARDS } from '@/domain/points/ranking'
import { dayColumn, fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

const pointsColumn = () => bigint({ mode: 'number' })

export const pointsAccounts = pgTable('points_accounts', {
  id: text().primaryKey(),
  customerId: text(),
  floor: pointsColumn(),
  balance: pointsColumn().notNull().default(0),
})

export const pointsTransactions = pgTable('points_transactions', {
  id: text().primaryKey(),
  kind: text().$type<PointEntryKind>().notNull(),
  memo: text().notNull(),
  orderNo: text(),
  day: dayColumn().notNull(),
  at: instantColumn().notNull(),
})

export const pointsEntries = pgTable('points_entries', {
  id: serialColumn().primaryKey(),
  transactionId: text().notNull(),
  accountId: text().notNull(),
  points: pointsColumn().notNull(),
  balanceAfter: pointsColumn().notNull(),
})

export const pointsLots = pgTable('points_lots', {
  lotId: text().primaryKey(),
  customerId: text().notNull(),
  points: pointsColumn().notNull(),
  unspent: pointsColumn().notNull(),
  earnedAt: instantColumn().notNull(),
  lastDay: dayColumn().notNull(),
  /** Whether that was put off because they came back. */
  revived: boolean().notNull().default(false),
})

export const checkIns = pgTable(
  'check_ins',
  {
    customerId: text().notNull(),
    day: dayColumn().notNull(),
    streak: integer().notNull(),
    points: integer().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.day] })],
)

export const learnings = pgTable(
  'learnings',
  {
    customerId: text().notNull(),
    articleId: text().notNull(),
    startedAt: instantColumn().notNull(),
    finishedAt: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.articleId] })],
)

export const mallItems = pgTable('mall_items', {
  itemId: text().primaryKey(),
  kind: text({ enum: MALL_KINDS }).notNull(),
  name: text().notNull(),
  summary: text().notNull(),
  terms: jsonb().$type<readonly string[]>().notNull(),
  /** What the owner of the kind knows the thing by; empty for what the bank sends itself. */
  prize: text().notNull(),
  picture: text({ enum: ITEM_PICTURES }).notNull().default('parcel'),
  value: fenColumn().notNull(),
  points: integer().notNull(),
  stock: integer().notNull(),
  perPerson: integer().notNull(),
  openAt: instantColumn().notNull(),
  closeAt: instantColumn(),
  seckill: boolean().notNull(),
  sort: integer().notNull(),
})

/** Who wants to appear in rankings. */
export const rankingChoices = pgTable('ranking_choices', {
  customerId: text().primaryKey(),
  shownSince: instantColumn().notNull(),
})

const ofMonth = () => ({
  month: char({ length: 6 }).$type<Month>().notNull(),
  board: text({ enum: RANKING_BOARDS }).notNull(),
  points: pointsColumn().notNull(),
})

/** What a customer's entries of a month come to on a board; triggers keep it as entries come and choices change. */
export const rankingScores = pgTable(
  'ranking_scores',
  { customerId: text().notNull(), ...ofMonth(), shown: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.month, table.board] })],
)

/** How many who appear have the same points; triggers keep it. */
export const rankingCounts = pgTable('ranking_counts', { ...ofMonth(), people: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.month, table.board, table.points] }),
])

/** What an order took of a lot, and until when that was valid. */
export interface TakenLot {
  readonly points: number
  readonly lastDay: Day
  readonly revived?: boolean
}

export const mallOrders = pgTable('mall_orders', {
  orderNo: text().primaryKey(),
  clientId: text().notNull(),
  customerId: text().notNull(),
  itemId: text().notNull(),
  itemName: text().notNull(),
  kind: text({ enum: MALL_KINDS }).notNull(),
  points: integer().notNull(),
  state: text({ enum: MALL_ORDER_STATES }).notNull(),
  delivery: jsonb().$type<Delivery>(),
  carrier: text(),
  parcelNo: text(),
  taken: jsonb().$type<readonly TakenLot[]>().notNull(),
  placedAt: instantColumn().notNull(),
  shippedAt: instantColumn(),
  endedAt: instantColumn(),
})

export type MallItem = typeof mallItems.$inferSelect
export type MallOrder = typeof mallOrders.$inferSelect
