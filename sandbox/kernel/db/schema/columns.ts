import { sql } from 'drizzle-orm'
import { bigint, char, customType, integer } from 'drizzle-orm/pg-core'
import type { Day } from '@/domain/dates/day'
import type { TermType } from '@/domain/dates/term'
import type { BasisPoints, Fen } from '@/domain/money/fen'

/** Integer fen; safe as a number up to 90 trillion yuan. */
export const fenColumn = () => bigint({ mode: 'number' }).$type<Fen>()

/** Basis points a year. */
export const rateColumn = () => integer().$type<BasisPoints>()

/** Epoch milliseconds by the bank's clock. */
export const instantColumn = () => bigint({ mode: 'number' })

/** `YYYYMMDD`, Asia/Shanghai. */
export const dayColumn = () => char({ length: 8 }).$type<Day>()

/** A number the database gives out. */
export const serialColumn = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/** The number of a holding: one series for whatever a customer may hold. */
export const holdingNumberColumn = () => bigint({ mode: 'number' }).default(sql`nextval('holding_numbers')`)

/** Days, months or years. */
export const termTypeColumn = () => char({ length: 1 }).$type<TermType>()

/** Raw bytes; both drivers give a Uint8Array. */
export const bytesColumn = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
