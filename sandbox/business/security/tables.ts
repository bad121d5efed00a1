import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { DEVICE_STATES } from '@/domain/devices/devices'
import { DEVICE_PLATFORMS } from '@/domain/devices/platform'
import { LOGIN_OUTCOMES, LOGIN_WAYS } from '@/domain/devices/logins'
import { instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

/** Log-ins with the gesture, and attempts that failed. */
export const loginRecords = pgTable('login_records', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  at: instantColumn().notNull(),
  /** What the session was opened from. */
  device: text({ enum: ['mini', 'h5'] }).notNull(),
  outcome: text({ enum: LOGIN_OUTCOMES }).notNull(),
  how: text({ enum: LOGIN_WAYS }).notNull().default('gesture'),
  /** The province or country of the connection's address; null for records from before it was noted. */
  place: text(),
  platform: text({ enum: DEVICE_PLATFORMS }),
  /** The device it was on, if the bank trusted it then. */
  deviceId: text(),
  /** How often it was tried on that day in the same way. */
  times: integer().notNull().default(1),
  /** When its owner said that it wasn't them. */
  disownedAt: instantColumn(),
})

/** Devices that customers sign in on, and those they no longer trust. */
export const devices = pgTable('devices', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  /** A hash of open id and cookie id, so that the table isn't enough to be taken for a device. */
  key: text().notNull(),
  openId: text().notNull(),
  /** A hash of the cookie id alone, by which several accounts in one browser are known. */
  browser: text(),
  channel: text({ enum: ['mini', 'h5'] }).notNull(),
  platform: text({ enum: DEVICE_PLATFORMS }).notNull(),
  state: text({ enum: DEVICE_STATES }).notNull(),
  /** Where it was last signed in on. */
  place: text().notNull(),
  firstAt: instantColumn().notNull(),
  lastAt: instantColumn().notNull(),
  /** When it stopped being trusted. */
  endedAt: instantColumn(),
})

/** Calls that staff of the bank said they make. */
export const bankCalls = pgTable('bank_calls', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  /** A department or a role. */
  caller: text().notNull(),
  reason: text().notNull(),
  begunAt: instantColumn().notNull(),
  /** When it counts as over although nobody said so. */
  expiresAt: instantColumn().notNull(),
  endedAt: instantColumn(),
})
