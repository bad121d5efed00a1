import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MessageAbout } from '@/domain/message/about'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const messages = pgTable('messages', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  kind: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  /** What the message is about; unique, so that a customer is told once. */
  source: text().notNull(),
  sentAt: instantColumn().notNull(),
  readAt: instantColumn(),
  /** Where it leads. */
  about: jsonb().$type<MessageAbout>(),
})

/** Kinds of messages that a customer has turned off. */
export const messageRefusals = pgTable(
  'message_refusals',
  { customerId: text().notNull(), kind: text().notNull(), refusedAt: instantColumn().notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
)

/** Subscription messages of WeChat that a customer has allowed and that haven't been sent. */
export const messageSubscriptions = pgTable(
  'message_subscriptions',
  {
    customerId: text().notNull(),
    kind: text().notNull(),
    /** The open id for which WeChat asked. */
    openId: text().notNull(),
    allowed: integer().notNull(),
    allowedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
)

/** Whether campaigns may be told of by SMS, by number: never without the owner's word. */
export const campaignSmsChoices = pgTable('campaign_sms_choices', {
  mobileNo: text().primaryKey(),
  /** Who agreed signed in, for as long as the number is theirs; null where its owner did at a counter. */
  customerId: text(),
  wanted: boolean().notNull(),
  changedAt: instantColumn().notNull(),
})

/** Messages that are still to be sent by WeChat too. */
export const subscriptionSends = pgTable('subscription_sends', {
  messageId: bigint({ mode: 'number' }).primaryKey(),
})
