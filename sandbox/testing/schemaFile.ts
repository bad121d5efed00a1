import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, schema as kernel } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { migrate, migrationsIn } from '@sandbox/kernel/db/migrate'
import type { Migration } from '@sandbox/kernel/db/migrate'
import { pgliteDatabase } from '@sandbox/kernel/db/open'
import { CAPABILITIES } from '@sandbox/capabilities'
import * as simulators from '@sandbox/host/simulators/tables'
import { commentsOf, keyOf } from './schemaComments'

/**
 * `npm run db:schema`: folds all migrations into one file of the schema as it is, with their comments, and deletes the
 * others. Data from before can't be opened any more, so this is for a release that says so.
 */

const MIGRATIONS = join(__dirname, '../kernel/db/migrations')
const SCHEMA_FILE = '0001_schema.sql'

const HEADER = `-- The bank's schema. Instants are epoch milliseconds of the bank's clock, days YYYYMMDD in Asia/Shanghai, money integer
-- fen, rates basis points a year.`
const WIDTH = 120

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly defaultsTo: string | null
  readonly isIdentity: boolean
  /** Whether its bytes are kept as they come: pictures are compressed already. */
  readonly isUncompressed: boolean
}

interface Constraint {
  readonly table: string
  readonly name: string
  readonly kind: 'p' | 'u' | 'f' | 'c'
  readonly columns: readonly string[]
  readonly text: string
}

/** PostgreSQL writes lists and texts with all their types; both mean the same without. */
const plain = (text: string): string =>
  text
    .replaceAll('public.', '')
    .replaceAll(/\bcharacter\(/g, 'char(')
    .replaceAll(/('(?:[^']|'')*')::(?:text|bpchar|jsonb|regclass)/g, '$1')
    .replaceAll(/ = ANY \(ARRAY\[([^\]]*)\]\)/g, ' IN ($1)')
    .replaceAll(/ <> ALL \(ARRAY\[([^\]]*)\]\)/g, ' NOT IN ($1)')

/** Breaks a line that is too long between words; what stands in brackets stays together where it can. */
function wrapped(text: string, indent: string): string {
  const words = (text.match(/(?:'(?:[^']|'')*'|\([^()]*\)|[^\s'])+/g) ?? []).flatMap((word) =>
    word.length < WIDTH - 4 ? [word] : word.split(' '),
  )
  const lines = ['']
  for (const word of words) {
    const last = lines[lines.length - 1] ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (indent.length + last.length + word.length + 2 <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines.map((line) => indent + line).join('\n')
}

const textsOf = async (database: Database, query: ReturnType<typeof sql>): Promise<readonly string[]> =>
  (await rowsOf<{ text: string }>(database.drizzle, query)).map(({ text }) => text)

/** The name that PostgreSQL gives a constraint without one. */
function givenName({ table, kind, columns }: Constraint, taken: ReadonlySet<string>): string {
  const endings = { p: 'pkey', u: 'key', f: 'fkey', c: 'check' }
  const named = kind === 'p' || (kind === 'c' && columns.length !== 1) ? [] : columns
  const name = [table, ...named, endings[kind]].join('_')
  for (let number = 0; ; number += 1) if (!taken.has(name + (number || ''))) return name + (number || '')
}

/** A table's columns and constraints, in the order in which PostgreSQL gives them the names that they have. */
function tableText(
  table: string,
  columns: readonly Column[],
  constraints: readonly Constraint[],
  commentOf: (key: string) => string,
): string {
  const taken = new Set<string>()
  const named = (constraint: Constraint, text: string): string => {
    const given = givenName(constraint, taken)
    taken.add(constraint.name)
    return given === constraint.name ? text : `CONSTRAINT ${constraint.name} ${text}`
  }
  const left = new Set(constraints)
  const ofColumn = ({ name }: Column): string[] =>
    constraints.flatMap((constraint) => {
      if (constraint.columns.length !== 1 || constraint.columns[0] !== name || constraint.kind === 'c') return []
      left.delete(constraint)
      const text = constraint.text.replace(/^FOREIGN KEY \(\w+\) /, '').replace(/^(PRIMARY KEY|UNIQUE) \(\w+\)/, '$1')
      return [named(constraint, text)]
    })
  const lines = columns.map((column) => {
    const isKey = constraints.some(({ kind, columns: of }) => kind === 'p' && of.length === 1 && of[0] === column.name)
    const text = [
      column.name,
      plain(column.type),
      ...(column.isIdentity ? ['GENERATED ALWAYS AS IDENTITY'] : []),
      ...(column.isRequired && !isKey && !column.isIdentity ? ['NOT NULL'] : []),
      ...(column.defaultsTo === null ? [] : [`DEFAULT ${plain(column.defaultsTo)}`]),
      ...ofColumn(column),
    ].join(' ')
    const checks = [...left].filter(({ kind, columns: of }) => kind === 'c' && of.length === 1 && of[0] === column.name)
    const [check] = checks
    if (checks.length !== 1 || !check || givenName(check, taken) !== check.name) return text
    left.delete(check)
    return `${text} ${named(check, plain(check.text))}`
  })
  for (const constraint of left) lines.push(named(constraint, plain(constraint.text)))
  const body = lines.map((line, index) => {
    const comment = commentOf(keyOf(line, table))
    return `${comment.replace(/^(?=.)/gm, '  ')}${wrapped(index < lines.length - 1 ? `${line},` : line, '  ')}`
  })
  const stored = columns
    .filter((column) => column.isUncompressed)
    .map(({ name }) => `\nALTER TABLE ${table} ALTER COLUMN ${name} SET STORAGE EXTERNAL;`)
  return `CREATE TABLE ${table} (\n${body.join('\n')}\n);${stored.join('')}`
}

/** The first line of a function, which PostgreSQL writes in several. */
const headOf = (text: string): string => text.replace(' OR REPLACE', '').replaceAll(/\s+/g, ' ')

/** Tables as the code lists them, each after those that it refers to. */
function ordered(tables: ReadonlySet<string>, constraints: readonly Constraint[]): readonly string[] {
  const listed = [kernel, simulators, ...CAPABILITIES.map((capability) => capability.tables)].flatMap((group) =>
    Object.values<PgTable>(group).map(getTableName).sort(),
  )
  const done = new Set<string>()
  const add = (table: string, within: readonly string[]): void => {
    if (done.has(table) || !tables.has(table)) return
    if (within.includes(table)) throw new Error(`these tables refer to each other: ${[...within, table].join(', ')}`)
    for (const { table: from, text } of constraints) {
      const to = from === table ? / REFERENCES (\w+)/.exec(` ${text}`)?.[1] : undefined
      if (to !== undefined && to !== table) add(to, [...within, table])
    }
    done.add(table)
  }
  for (const table of [...listed, ...tables]) add(table, [])
  return [...done]
}

const COLUMNS = sql`
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod)::text AS type,
    a.attnotnull AS "isRequired", pg_get_expr(d.adbin, d.adrelid, true) AS "defaultsTo", a.attidentity <> '' AS "isIdentity",
    a.attstorage = 'e' AS "isUncompressed"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'
  ORDER BY c.relname, a.attnum`

/** A key that is its table's own goes without its columns where it is referred to. */
const CONSTRAINTS = sql`
  SELECT c.relname AS "table", k.conname AS name, k.contype AS kind, (
    SELECT coalesce(json_agg(a.attname ORDER BY place), '[]')
    FROM unnest(k.conkey) WITH ORDINALITY AS of (number, place) JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = number
  ) AS columns, CASE WHEN p.conkey = k.confkey
    THEN regexp_replace(pg_get_constraintdef(k.oid, true), '(REFERENCES \\w+)\\([^)]*\\)', '\\1')
    ELSE pg_get_constraintdef(k.oid, true) END AS text
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  LEFT JOIN pg_constraint p ON p.conrelid = k.confrelid AND p.contype = 'p'
  WHERE c.relnamespace = 'public'::regnamespace AND k.contype IN ('p', 'u', 'f', 'c') AND c.relname <> 'schema_migrations'
  ORDER BY c.relname, position(k.contype::text IN 'pufc'), length(k.conname), k.conname`

const INDEXES = sql`
  SELECT i.tablename AS "table", pg_get_indexdef(format('public.%I', i.indexname)::regclass, 0, true) AS text
  FROM pg_indexes i WHERE i.schemaname = 'public' AND i.tablename <> 'schema_migrations'
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = i.indexname)
  ORDER BY i.indexname`

const SEQUENCES = sql`
  SELECT 'CREATE SEQUENCE ' || sequencename || CASE WHEN start_value = 1 THEN '' ELSE ' START ' || start_value END AS text
  FROM pg_sequences s WHERE schemaname = 'public' AND NOT EXISTS (
    SELECT FROM pg_depend WHERE objid = format('public.%I', s.sequencename)::regclass AND deptype = 'i')
  ORDER BY sequencename`

const FUNCTIONS = sql`
  SELECT replace(pg_get_functiondef(oid), '$function$', '$$') AS text FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace ORDER BY proname`

const TRIGGERS = sql`
  SELECT pg_get_triggerdef(t.oid, true) AS text FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal ORDER BY c.relname, t.tgname`

/** The rows that a bank has before it is seeded. */
async function rowTexts(database: Database, tables: readonly string[]): Promise<readonly string[]> {
  const texts: string[] = []
  for (const table of tables) {
    const rows = await rowsOf<object>(database.drizzle, sql`SELECT * FROM ${sql.identifier(table)}`)
    for (const row of rows) {
      const given = Object.entries<unknown>({ ...row }).filter(([, value]) => value !== null)
      const values = given.map(([, value]) => (typeof value === 'number' ? String(value) : `'${String(value)}'`))
      texts.push(`INSERT INTO ${table} (${given.map(([name]) => name).join(', ')}) VALUES (${values.join(', ')});`)
    }
  }
  return texts
}

/** The one file that makes what these migrations make. */
export async function schemaText(migrations: readonly Migration[]): Promise<string> {
  const database = await pgliteDatabase({})
  try {
    await migrate(database, migrations)
    const comments = commentsOf(migrations.map(({ text }) => text.replace(HEADER, '')))
    const commentOf = (key: string): string => comments.get(key) ?? ''
    const commented = (statement: string): string => commentOf(keyOf(statement)) + statement
    const columns = await rowsOf<Column>(database.drizzle, COLUMNS)
    const constraints = await rowsOf<Constraint>(database.drizzle, CONSTRAINTS)
    const indexes = await rowsOf<{ table: string; text: string }>(database.drizzle, INDEXES)
    const tables = ordered(new Set(columns.map(({ table }) => table)), constraints)
    const of = <Row extends { readonly table: string }>(rows: readonly Row[], table: string) =>
      rows.filter((row) => row.table === table)
    const tableTexts = tables.map((table) =>
      [
        commented(tableText(table, of(columns, table), of(constraints, table), commentOf)),
        ...of(indexes, table).map(({ text }) => commented(wrapped(`${plain(text).replace(' USING btree', '')};`, ''))),
      ].join('\n'),
    )
    const functions = (await textsOf(database, FUNCTIONS)).map((text) =>
      commented(
        `${plain(text)
          .replace(/^CREATE OR REPLACE [^$]*/, headOf)
          .trim()};`,
      ),
    )
    const triggers = (await textsOf(database, TRIGGERS)).map((text) => commented(wrapped(`${plain(text)};`, '')))
    const sequences = (await textsOf(database, SEQUENCES)).map((text) => commented(`${text};`))
    return `${[
      HEADER,
      sequences.join('\n'),
      ...tableTexts,
      (await rowTexts(database, tables)).join('\n'),
      ...functions,
      triggers.join('\n'),
    ].join('\n\n')}\n`
  } finally {
    await database.close()
  }
}

export const writtenSchema = (): Migration => ({
  name: SCHEMA_FILE,
  text: readFileSync(join(MIGRATIONS, SCHEMA_FILE), 'utf8'),
})

async function fold(): Promise<void> {
  const migrations = migrationsIn(MIGRATIONS)
  const text = await schemaText(migrations)
  writeFileSync(join(MIGRATIONS, SCHEMA_FILE), text)
  for (const { name } of migrations) if (name !== SCHEMA_FILE) rmSync(join(MIGRATIONS, name))
}

if (process.argv[1]?.endsWith('schemaFile.ts')) void fold()
