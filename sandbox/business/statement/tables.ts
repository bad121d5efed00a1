import { integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { STATEMENT_KINDS, STATEMENT_STATES } from '@/domain/statement/kinds'
import { bytesColumn, dayColumn, fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'
import type { Page } from './paper/paper'

export const statements = pgTable('statements', {
  number: serialColumn(),
  id: text().primaryKey(),
  customerId: text().notNull(),
  kind: text({ enum: STATEMENT_KINDS }).notNull(),
  fromDay: dayColumn().notNull(),
  toDay: dayColumn().notNull(),
  orderNo: text(),
  state: text({ enum: STATEMENT_STATES }).notNull().default('PREPARING'),
  requestedAt: instantColumn().notNull(),
  /** How often its making has failed. */
  tries: integer().notNull().default(0),
  /** When it is taken up by whoever is there, if it still isn't made. */
  nextTryAt: instantColumn().notNull(),
  issuedAt: instantColumn(),
  /** The last day on which the file can be fetched. */
  untilDay: dayColumn(),
  checkCode: text(),
  /** SM3 over the file, in hexadecimal digits. */
  digest: text(),
  bytes: integer(),
  pieces: integer(),
  pages: integer(),
  /** The customer's name as it is printed. */
  holder: text(),
  lastFour: text(),
  /** What the document says was in the account at its end, where it says so. */
  closing: fenColumn(),
})

export type Statement = typeof statements.$inferSelect

export const statementPieces = pgTable(
  'statement_pieces',
  {
    statementId: text().notNull(),
    /** From 0. */
    piece: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  ({ statementId, piece }) => [primaryKey({ columns: [statementId, piece] })],
)

export const statementPages = pgTable(
  'statement_pages',
  {
    statementId: text().notNull(),
    /** From 1. */
    page: integer().notNull(),
    content: json().$type<Page>().notNull(),
  },
  ({ statementId, page }) => [primaryKey({ columns: [statementId, page] })],
)
