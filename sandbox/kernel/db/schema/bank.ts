import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { dayColumn, instantColumn, serialColumn } from './columns'

export const bankClock = pgTable('bank_clock', {
  id: smallint().primaryKey(),
  offsetMs: bigint({ mode: 'number' }).notNull(),
  /** The first day that the bank is open, and the first that ends; null before it opens. */
  openedDay: dayColumn(),
})

export const dayEnds = pgTable('day_ends', {
  day: dayColumn().primaryKey(),
  step: text().notNull(),
  cursor: text().notNull().default(''),
  status: text({ enum: ['running', 'done'] }).notNull(),
  startedAt: instantColumn().notNull(),
  finishedAt: instantColumn(),
})

/** What is left of a day end's step that several work at; a finished slice has no row. */
export const dayEndSlices = pgTable(
  'day_end_slices',
  {
    day: dayColumn().notNull(),
    step: text().notNull(),
    slice: smallint().notNull(),
    cursor: text().notNull(),
    until: text(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.slice] })],
)

export const configFlags = pgTable('config_flags', {
  name: text().primaryKey(),
  value: text().notNull(),
  changedAt: instantColumn().notNull(),
})

export const smsMessages = pgTable('sms_messages', {
  id: serialColumn().primaryKey(),
  mobileNo: text().notNull(),
  purpose: text().notNull(),
  codeHash: text().notNull(),
  text: text().notNull(),
  failures: integer().notNull().default(0),
  sentAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
  consumedAt: instantColumn(),
  /** What became of it at the service that delivers it (SmsDelivery in kernel/session/smsNotices.ts). */
  delivery: text().notNull().default('sent'),
})

export const oneUseCodes = pgTable('one_use_codes', {
  codeHash: text().primaryKey(),
  /** What the code is for (CodeKind in kernel/session/codes.ts). */
  kind: text().notNull(),
  subject: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
  consumedAt: instantColumn(),
})

export const auditEvents = pgTable('audit_events', {
  id: serialColumn().primaryKey(),
  at: instantColumn().notNull(),
  kind: text().notNull(),
  customerId: text(),
  sessionId: text(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})

/** What WeChat lends for two hours, kept once for all processes; its times are the machine's (sandbox/host/wechat/tokens.ts). */
export const wechatTokens = pgTable(
  'wechat_tokens',
  {
    appId: text().notNull(),
    kind: text({ enum: ['accessToken', 'jsapiTicket'] }).notNull(),
    /** Under the app's secret; null until the first one came. */
    sealed: text(),
    expiresAt: instantColumn().notNull().default(0),
    /** Until when one process alone may fetch the next. */
    renewingUntil: instantColumn().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind] })],
)
