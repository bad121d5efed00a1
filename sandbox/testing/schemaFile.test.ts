import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { rowsOf } from '@sandbox/kernel/db'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { schema } from './schema'
import { schemaText, writtenSchema } from './schemaFile'

/** What Drizzle makes of the tables that the code lists. */
async function drawn(): Promise<readonly string[]> {
  const tables = generateDrizzleJson(schema, undefined, undefined, 'snake_case')
  return generateMigration(generateDrizzleJson({}), tables)
}

/** Every column of a schema, with all that the code may say of it. */
const columnsOf = (name: string) => sql`
  SELECT c.relname || '.' || a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
    pg_get_expr(d.adbin, d.adrelid) AS "default", a.attidentity AS identity, array_position(k.conkey, a.attnum) AS key
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p'
  WHERE c.relnamespace = ${name}::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'
  ORDER BY 1`

withDatabase((database) => {
  test('the database has the tables that the code lists: columns, types, nulls, defaults and primary keys', async () => {
    const statements = await drawn()
    await database.current.transaction(async (tx) => {
      await tx.execute(sql`CREATE SCHEMA drawn`)
      await tx.execute(sql`SET LOCAL search_path = drawn, public`)
      for (const statement of statements) await tx.execute(sql.raw(statement))
      expect(await rowsOf(tx, columnsOf('public'))).toEqual(await rowsOf(tx, columnsOf('drawn')))
      await tx.execute(sql`DROP SCHEMA drawn CASCADE`)
    })
  })
})

test('the schema’s file is what the database writes of itself, so that migrations can be folded into it', async () => {
  expect(await schemaText([writtenSchema()])).toBe(writtenSchema().text)
})
