import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { AUTH_STATES } from '@/domain/authorisations/machine'
import type { Gift } from '@/domain/bridge/gifts'
import type { TargetKey } from '@/domain/bridge/targets'
import { ZERO_FEN } from '@/domain/money/fen'
import { dayColumn, fenColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const cacheValues = pgTable(
  'cache_values',
  { owner: text().notNull(), key: text().notNull(), value: text().notNull(), expiresAt: instantColumn() },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
)

/** A partner's orders that wait for their payer's word. */
export const partnerOrders = pgTable('partner_orders', {
  authId: text().primaryKey(),
  partner: text().notNull(),
  /** The partner's own number of it. */
  partnerNo: text().notNull(),
  customerId: text().notNull(),
  purpose: text().notNull(),
  amount: fenColumn().notNull(),
  returnTo: text().notNull(),
  state: text({ enum: AUTH_STATES }).notNull(),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
  endedAt: instantColumn(),
  /** Of the payment. */
  orderNo: text(),
  /** When its partner was told that it is paid. */
  toldAt: instantColumn(),
  /** What of it was paid back. */
  refunded: fenColumn().notNull().default(ZERO_FEN),
})

export type PartnerOrder = typeof partnerOrders.$inferSelect

/** Targets that staff have closed, or opened again. */
export const bridgeTargets = pgTable('bridge_targets', {
  target: text().$type<TargetKey>().primaryKey(),
  up: boolean().notNull(),
  changedAt: instantColumn().notNull(),
})

/** What was handed on to whom. */
export const bridgeOpenings = pgTable('bridge_openings', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  bridge: text().$type<TargetKey>().notNull(),
  given: jsonb().$type<Readonly<Partial<Record<Gift, string>>>>().notNull(),
  consentVersion: text(),
  openedAt: instantColumn().notNull(),
  /** When the other side took it. */
  redeemedAt: instantColumn(),
})

export type BridgeOpening = typeof bridgeOpenings.$inferSelect

export const serviceStations = pgTable('service_stations', {
  stationNo: text().primaryKey(),
  name: text().notNull(),
  branch: text().notNull(),
  clerk: text().notNull(),
  hours: text().notNull(),
  phone: text().notNull(),
  endedOn: dayColumn(),
})
