import { sql } from 'drizzle-orm'
import { bankNow, showOnClock } from '@sandbox/kernel/clock/now'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'

interface Table {
  readonly name: string
  readonly columns: string
}

/** The bank's tables with their writable columns, in the order of their definition. */
const tables = (on: Queryable): Promise<Table[]> =>
  rowsOf<Table>(
    on,
    sql`SELECT table_name AS name, string_agg(quote_ident(column_name), ',' ORDER BY ordinal_position) AS columns
        FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
          AND table_name <> 'schema_migrations'
        GROUP BY table_name ORDER BY table_name`,
  )

/** SQL that gives a table's name, a digest of its rows in any order, and more columns when given. */
const contentOf = ({ name }: Table, more = ''): string =>
  `SELECT '${name}' AS name, coalesce(sum(hashtextextended(t::text, 0)), 0) AS digest${more} FROM public.${name} t`

/** The label with the last migration's name: a copy of an older schema can't be used by a newer one. */
const labelled = (label: string) => sql`(SELECT ${label} || ' ' || max(name) FROM schema_migrations)`

/**
 * Copies what every table holds now into a schema of its own, which the bank itself never reads, for `restoreSnapshot`.
 * `label` names the state that is copied.
 */
export async function takeSnapshot(tx: Tx, label: string): Promise<void> {
  // What triggers would write at COMMIT is part of the state.
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
  await tx.execute(sql`DROP SCHEMA IF EXISTS seeded CASCADE`)
  await tx.execute(sql`CREATE SCHEMA seeded`)
  await tx.execute(sql`CREATE TABLE seeded.label (label text NOT NULL, now bigint NOT NULL)`)
  await tx.execute(sql`INSERT INTO seeded.label VALUES (${labelled(label)}, ${await bankNow(tx)})`)
  // One text a table for all its rows: as many tables again would make every copy of the database larger.
  await tx.execute(sql`CREATE TABLE seeded.tables (name text NOT NULL, digest numeric NOT NULL, rows text)`)
  for (const table of await tables(tx)) {
    await tx.execute(sql.raw(`INSERT INTO seeded.tables ${contentOf(table, ', array_agg(t)::text')}`))
  }
}

/**
 * Goes back to the copy when there is one with this label; gives whether it did. The triggers that keep the ledger
 * append-only are off meanwhile, which only the owner of the whole database may do; for anybody else the answer is false.
 */
export async function restoreSnapshot(tx: Tx, label: string): Promise<boolean> {
  const [kept] = await rowsOf<{ there: boolean; allowed: boolean }>(
    tx,
    sql`SELECT to_regclass('seeded.tables') IS NOT NULL AS there,
               (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS allowed`,
  )
  if (!kept?.there || !kept.allowed) return false
  const found = await rowsOf(tx, sql`SELECT label FROM seeded.label WHERE label = ${labelled(label)}`)
  if (found.length === 0) return false
  const all = await tables(tx)
  await tx.execute(sql.raw(`LOCK TABLE ${all.map(({ name }) => `public.${name}`).join(', ')}`))
  await tx.execute(sql`SET LOCAL session_replication_role = replica`)
  const contents = all.map((table) => contentOf(table)).join(' UNION ALL ')
  const changed = await rowsOf<{ name: string }>(
    tx,
    sql`SELECT name FROM (${sql.raw(contents)}) present JOIN seeded.tables kept USING (name)
        WHERE present.digest <> kept.digest`,
  )
  for (const { name, columns } of all.filter((table) => changed.some((one) => one.name === table.name))) {
    await tx.execute(sql.raw(`DELETE FROM public.${name}`))
    const rows = `unnest((SELECT rows FROM seeded.tables WHERE name = '${name}')::public.${name}[])`
    await tx.execute(
      sql.raw(`INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${rows}`),
    )
  }
  return true
}

/** Sets the clock to the time at which the copy was taken. */
export async function turnClockBack(tx: Tx): Promise<void> {
  const [kept] = await rowsOf<{ now: number }>(tx, sql`SELECT now FROM seeded.label`)
  if (!kept) throw new Error('there is no copy')
  await showOnClock(tx, kept.now)
}
