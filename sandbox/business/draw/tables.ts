import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { PARCEL_STATES } from '@/domain/draw/parcel'
import type { Delivery } from '@/domain/points/mall'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const draws = pgTable('draws', {
  number: serialColumn(),
  drawId: text().primaryKey(),
  actId: text().notNull(),
  customerId: text().notNull(),
  participant: bigint({ mode: 'number' }).notNull(),
  chanceNo: integer().notNull(),
  taskKey: text().notNull(),
  period: text().notNull(),
  drawn: integer().notNull(),
  hit: text().notNull(),
  prizeKey: text().notNull(),
  rewardId: text(),
  at: instantColumn().notNull(),
})

export type DrawRow = typeof draws.$inferSelect

export const prizeParcels = pgTable('prize_parcels', {
  rewardId: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  state: text({ enum: PARCEL_STATES }).notNull(),
  delivery: jsonb().$type<Delivery>(),
  carrier: text(),
  parcelNo: text(),
  grantedAt: instantColumn().notNull(),
  shippedAt: instantColumn(),
  endedAt: instantColumn(),
})

export type ParcelRow = typeof prizeParcels.$inferSelect
