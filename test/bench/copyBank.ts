import { sql } from 'drizzle-orm'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'

const TABLES = sql`
  SELECT table_schema AS schema, table_name AS name, string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' AND table_name <> 'schema_migrations'
  GROUP BY 1, 2`

/** Copies all rows of a bank into another of the same schema, so that an image that tests keep can be had on PostgreSQL. */
export async function copyBank(from: Database, to: Database): Promise<void> {
  const tables = await rowsOf<{ name: string; columns: string }>(from.drizzle, TABLES)
  const sequences = await rowsOf<{ name: string; last: number }>(
    from.drizzle,
    sql`SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  await to.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const { name, columns } of tables) {
      const [id, list] = [sql.identifier(name), sql.raw(columns)]
      const [rows] = await rowsOf<{ all: string }>(
        from.drizzle,
        sql`SELECT coalesce(json_agg(t), '[]')::text AS all FROM ${id} t`,
      )
      await tx.execute(sql`DELETE FROM ${id}`)
      await tx.execute(sql`INSERT INTO ${id} (${list}) OVERRIDING SYSTEM VALUE
        SELECT ${list} FROM json_populate_recordset(NULL::${id}, ${rows?.all ?? '[]'}::json)`)
    }
    for (const { name, last } of sequences) await tx.execute(sql`SELECT setval(${name}::regclass, ${last}::bigint)`)
  })
}
