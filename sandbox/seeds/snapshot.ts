import { sql } from 'drizzle-orm'
import { rowsOf, type Queryable, type Tx } from '../db'

/** Where the copy of every table stands; the bank itself never reads there. */
const COPY = 'seeded'

interface Table {
  readonly name: string
  readonly columns: string
}

/** The bank's tables with the columns that can be written, in the order of their definition. */
const tables = (on: Queryable): Promise<Table[]> =>
  rowsOf<Table>(
    on,
    sql`SELECT table_name AS name, string_agg(quote_ident(column_name), ',' ORDER BY ordinal_position) AS columns
        FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
          AND table_name <> 'schema_migrations'
        GROUP BY table_name`,
  )

/** Copies what every table holds now, to be gone back to by `restoreSnapshot`. `label` names what it is good for. */
export async function takeSnapshot(tx: Tx, label: string): Promise<void> {
  await tx.execute(sql.raw(`DROP SCHEMA IF EXISTS ${COPY} CASCADE`))
  await tx.execute(sql.raw(`CREATE SCHEMA ${COPY}`))
  for (const { name } of await tables(tx)) {
    await tx.execute(sql.raw(`CREATE TABLE ${COPY}.${name} AS TABLE public.${name}`))
  }
  await tx.execute(sql.raw(`CREATE TABLE ${COPY}.label (label text NOT NULL)`))
  await tx.execute(sql`INSERT INTO seeded.label VALUES (${label})`)
}

/**
 * Goes back to the copy when there is one with this label; answers whether it did. The triggers that keep the ledger
 * append-only rest meanwhile, which only an owner of the whole database may ask; anybody else is answered no.
 */
export async function restoreSnapshot(tx: Tx, label: string): Promise<boolean> {
  const [kept] = await rowsOf<{ there: boolean; allowed: boolean }>(
    tx,
    sql`SELECT to_regclass('seeded.label') IS NOT NULL AS there,
               (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS allowed`,
  )
  if (!kept?.there || !kept.allowed) return false
  const [found] = await rowsOf<{ label: string }>(tx, sql`SELECT label FROM seeded.label`)
  if (found?.label !== label) return false
  const all = await tables(tx)
  await tx.execute(sql`SET LOCAL session_replication_role = replica`)
  await tx.execute(sql.raw(`TRUNCATE ${all.map(({ name }) => `public.${name}`).join(', ')}`))
  for (const { name, columns } of all) {
    await tx.execute(
      sql.raw(`INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${COPY}.${name}`),
    )
  }
  return true
}
