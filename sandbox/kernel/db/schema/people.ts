import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ACCOUNT_CHANGES } from '@/domain/devices/changes'
import { DEVICE_PLATFORMS } from '@/domain/devices/platform'
import { dayColumn, instantColumn, serialColumn } from './columns'

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  clientNo: text().notNull(),
  marketNo: text(),
  mobileNo: text(),
  realName: text(),
  idCardNo: text(),
  idCardFrom: dayColumn(),
  idCardUntil: dayColumn(),
  profile: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  registeredAt: instantColumn().notNull(),
  closedAt: instantColumn(),
  /** The bank's own staff. */
  staff: boolean().notNull().default(false),
})

export const wechatIdentities = pgTable('wechat_identities', {
  openId: text().primaryKey(),
  customerId: text(),
  unionId: text(),
  /** The customer this open id was shown to belong to by a code; joined only after the sync. */
  syncCustomerId: text(),
  createdAt: instantColumn().notNull(),
})

export const channels = pgTable('channels', {
  kid: text().primaryKey(),
  secret: text().notNull(),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
})

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  kid: text(),
  openId: text(),
  customerId: text(),
  level: text({ enum: ['session', 'account'] })
    .notNull()
    .default('session'),
  /** The app it was opened from. */
  channel: text({ enum: ['mini', 'h5'] }),
  device: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** The device that was signed in on; none before the gesture. */
  deviceId: text(),
  /** When its owner showed the gesture or set one on a device that still has to be confirmed by a code. */
  provedAt: instantColumn(),
  createdAt: instantColumn().notNull(),
  usedAt: instantColumn().notNull(),
  endedAt: instantColumn(),
})

export const nonces = pgTable(
  'nonces',
  { scope: text().notNull(), nonce: text().notNull(), expiresAt: instantColumn().notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.nonce] })],
)

export const requestRandoms = pgTable('request_randoms', {
  random: text().primaryKey(),
  sessionId: text().notNull(),
  expiresAt: instantColumn().notNull(),
  consumedAt: instantColumn(),
})

export const credentials = pgTable(
  'credentials',
  {
    customerId: text().notNull(),
    /** Of an account beside the electronic one: `sub:` and its id. */
    kind: text().$type<'gesture' | 'login' | 'payment' | `sub:${string}`>().notNull(),
    hash: text().notNull(),
    salt: text().notNull(),
    /** scrypt's N as a power of two. */
    cost: smallint().notNull(),
    /** The key outside the database that the hash was made under. */
    keyId: text(),
    failures: integer().notNull().default(0),
    lockedUntil: instantColumn(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
)

export const accounts = pgTable('accounts', {
  customerId: text().primaryKey(),
  acctNo: text().notNull(),
  acctStatus: text().notNull().default('N'),
  missingImageState: text().notNull().default(''),
  receiveNoPay: text().notNull().default('N'),
  cancelButtonState: text().notNull().default('N'),
  openedAt: instantColumn().notNull(),
  closedAt: instantColumn(),
})

export const consents = pgTable('consents', {
  id: serialColumn().primaryKey(),
  /** An open id before registration, a customer id after it. */
  subject: text().notNull(),
  kind: text().notNull(),
  version: text().notNull(),
  givenAt: instantColumn().notNull(),
  withdrawnAt: instantColumn(),
  /** The other version that was agreed to before. */
  previousVersion: text(),
})

export const dailyCounts = pgTable(
  'daily_counts',
  { subject: text().notNull(), kind: text().notNull(), day: dayColumn().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.subject, table.kind, table.day] })],
)

/** What happened to an account that its owner reads on devices where they didn't do it. */
export const accountChanges = pgTable('account_changes', {
  number: serialColumn().primaryKey(),
  customerId: text().notNull(),
  kind: text({ enum: ACCOUNT_CHANGES }).notNull(),
  at: instantColumn().notNull(),
  /** The device on which it was done, where the bank knew it; of another account's log-in the customer's own. */
  deviceId: text(),
  channel: text({ enum: ['mini', 'h5'] }),
  platform: text({ enum: DEVICE_PLATFORMS }),
  place: text(),
  seenAt: instantColumn(),
})
