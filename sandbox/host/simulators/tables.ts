import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const simulatedChoices = pgTable(
  'standin_choices',
  { openId: text().notNull(), service: text().notNull(), outcome: text().notNull() },
  (table) => [primaryKey({ columns: [table.openId, table.service] })],
)

/** Subscription messages that would have been sent. */
export const simulatedSubscriptionMessages = pgTable('standin_subscription_messages', {
  id: serialColumn().primaryKey(),
  openId: text().notNull(),
  templateId: text().notNull(),
  title: text().notNull(),
  messageId: text().notNull(),
  sentAt: instantColumn().notNull(),
})

/** What the card network's simulator knows of the orders it was sent. */
export const simulatedPayments = pgTable('standin_payments', {
  orderNo: text().primaryKey(),
  direction: text().notNull(),
  outcome: text().notNull(),
  /** When the card's bank sends it back or takes it back. */
  noticeAt: instantColumn(),
  noticed: boolean().notNull().default(false),
})

/** Orders at the simulator for a partner. */
export const simulatedPartnerOrders = pgTable(
  'standin_partner_orders',
  {
    partner: text().notNull(),
    partnerNo: text().notNull(),
    clientNo: text().notNull(),
    purpose: text().notNull(),
    amount: fenColumn().notNull(),
    paid: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.partnerNo] })],
)
