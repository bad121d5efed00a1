import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Lists are read page by page, each going on after a row that the reader names: by the key of that row and never by how many
 * came before it, so that the last page of ten thousand costs what the first does, and a row that comes in meanwhile shifts
 * none.
 */

/** Rows a page. */
export const PAGE = 20

/** One page of what was asked for with one row more than it shows. */
export interface KeyPage<Row> {
  readonly rows: readonly Row[]
  /** Whether others follow. */
  readonly more: boolean
}

/** The page that `found`, up to `size` + 1 rows, makes. */
export const pageOf = <Row>(found: readonly Row[], size = PAGE): KeyPage<Row> => ({
  rows: found.slice(0, size),
  more: found.length > size,
})

/**
 * What comes, in the falling order of some columns of a table or in their rising one, after the row that `own` finds in it: another customer's row,
 * or none, is followed by nothing. The columns are a whole key, and an index in their order answers it.
 */
export function comesAfter(
  columns: readonly [PgColumn, ...PgColumn[]],
  own: SQL | undefined,
  order: 'falling' | 'rising' = 'falling',
): SQL {
  const key = sql.join([...columns], sql`, `)
  return sql`(${key}) ${order === 'falling' ? sql`<` : sql`>`} (SELECT ${key} FROM ${columns[0].table} WHERE ${own})`
}
