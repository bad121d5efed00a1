import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database, Tx } from '@sandbox/kernel/db'
import { DISTRIBUTION } from '@sandbox/testing/distribution'

export const YEARS = 10
const DAYS = YEARS * 365
const MONTHS = YEARS * 12
const DAY_MS = 86_400_000
/** Numbers of copies are so far apart that none meets another. */
const APART = 100_000_000

/** What grows most with the years: each copied customer has more of these. */
const YEARLY = new Set(
  'accruals audit_events ledger_entries ledger_transactions login_records messages orders wallet_records'.split(' '),
)
const EACH = 1
const EACH_YEARLY = 4

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly generated: boolean
  /** Whether it names a row of its own or another's, and so is different in each copy. */
  readonly named: boolean
}

/** The columns of every table that isn't alike for all; those that name rows are keys of one column, and what refers to them. */
async function columnsOf(on: Tx): Promise<Map<string, Column[]>> {
  const columns = await rowsOf<Column>(
    on,
    sql`
    WITH cols AS (
      SELECT c.oid, c.relname, a.attnum, a.attname, format_type(a.atttypid, NULL) AS type, a.attgenerated <> '' AS generated
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace),
    keys AS (
      SELECT DISTINCT attname FROM cols JOIN pg_index i ON i.indrelid = oid AND i.indisunique AND i.indnkeyatts = 1
        AND i.indkey[0] = attnum WHERE NOT relname = ANY(${referenceTables()})),
    refs AS (
      SELECT conrelid AS oid, unnest(conkey) AS attnum FROM pg_constraint JOIN pg_class r ON r.oid = confrelid
      WHERE contype = 'f' AND cardinality(conkey) = 1 AND NOT r.relname = ANY(${referenceTables()}))
    SELECT relname AS table, attname AS name, type, generated,
      type IN ('text', 'bigint') AND attname NOT IN ('kind', 'state', 'product_type')
        AND (attname IN (SELECT attname FROM keys) OR (oid, attnum) IN (SELECT oid, attnum FROM refs)) AS named
    FROM cols WHERE NOT relname = ANY(${referenceTables()}) ORDER BY relname, attnum`,
  )
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  return tables
}

const referenceTables = (): SQL =>
  sql`${`{${Object.keys(DISTRIBUTION)
    .filter((name) => DISTRIBUTION[name] === 'reference')
    .join(',')}}`}::text[]`

const id = (name: string): SQL => sql.identifier(name)

/** Finds each table's rows of the customer: those that name the customer, and those that name or are named by such a row. */
async function findOwnRows(tx: Tx, tables: ReadonlyMap<string, readonly Column[]>, owner: string): Promise<void> {
  await tx.execute(sql`CREATE TEMP TABLE own_names (name text PRIMARY KEY) ON COMMIT DROP`)
  await tx.execute(sql`CREATE TEMP TABLE own_rows (of text, at tid, PRIMARY KEY (of, at)) ON COMMIT DROP`)
  await tx.execute(sql`INSERT INTO own_names VALUES (${owner})`)
  for (let pass = 0; pass < 2; pass += 1) {
    for (const [table, columns] of tables) {
      const texts = sql.join(
        columns.filter(({ named, type }) => named || type === 'text').map(({ name }) => sql`t.${id(name)}::text`),
        sql`, `,
      )
      if (columns.every(({ named, type }) => !named && type !== 'text')) continue
      await tx.execute(sql`
        INSERT INTO own_rows SELECT ${table}, t.ctid FROM ${id(table)} t WHERE EXISTS (SELECT FROM unnest(ARRAY[${texts}]) v
          WHERE strpos(v, ${owner}) > 0 OR (length(v) > 4 AND v IN (SELECT name FROM own_names)))
        ON CONFLICT DO NOTHING`)
      const named = columns.filter((column) => column.named).map(({ name }) => sql`t.${id(name)}::text`)
      if (named.length === 0) continue
      await tx.execute(sql`
        INSERT INTO own_names SELECT DISTINCT v FROM ${id(table)} t JOIN own_rows r ON r.of = ${table} AND r.at = t.ctid,
          unnest(ARRAY[${sql.join(named, sql`, `)}]) v
        WHERE v IS NOT NULL AND NOT v IN (SELECT id FROM customers) ON CONFLICT DO NOTHING`)
    }
  }
}

interface Copies {
  readonly owner: string
  /** Whether the copies are the customer's own, or each another customer's. */
  readonly own: boolean
  readonly from: number
  readonly upTo: number
}

/** A column of the copy number n, which lies `back` days earlier. */
function copied({ name, type, named }: Column, { owner, own }: Copies): SQL {
  const value = sql`t.${id(name)}`
  const another = own ? sql`${value}` : sql`replace(${value}, ${owner}, ${owner} || '.' || n)`
  if (named && type === 'bigint') return sql`${value} + n * ${APART}::bigint`
  if (type === 'text') {
    const apart = named ? sql`${value} || '.' || n` : value
    return sql`CASE WHEN strpos(${value}, ${owner}) > 0 THEN ${another} ELSE ${apart} END`
  }
  if (type === 'bigint' && /(^|_)at$/.test(name)) return sql`${value} - back * ${DAY_MS}::bigint`
  if (type === 'character' && /(^|_)(day|until|from)$/.test(name))
    return sql`CASE WHEN ${value} ~ '^[0-9]{8}$' THEN to_char(to_date(${value}, 'YYYYMMDD') - back, 'YYYYMMDD') ELSE ${value} END`
  return type === 'bytea' ? sql`''::bytea` : value
}

async function copyRows(tx: Tx, columns: readonly Column[], copies: Copies, most: number): Promise<void> {
  const table = columns[0]?.table ?? ''
  const kept = columns.filter(({ generated }) => !generated)
  const names = kept.map(({ name }) => id(name))
  const { own, from, upTo } = copies
  const back = own ? sql`n * ${DAYS / MONTHS}::int` : sql`(n * 37 + t.number::int * 911) % ${DAYS}::int`
  // A holding of years ago has ended; a customer doesn't have hundreds of open ones.
  const which = own && table === 'holdings' ? sql`t.closed_at IS NOT NULL` : sql`true`
  await tx.execute(sql`
    INSERT INTO ${id(table)} (${sql.join(names, sql`, `)}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.join(
      kept.map((column) => copied(column, copies)),
      sql`, `,
    )}
    FROM (SELECT t.*, row_number() OVER (ORDER BY t.ctid) AS number FROM ${id(table)} t
      JOIN own_rows r ON r.of = ${table} AND r.at = t.ctid LIMIT ${most}) t,
      generate_series(${from}::int, ${upTo}::int) n, LATERAL (SELECT ${back} AS back) b
    WHERE ${which} ON CONFLICT DO NOTHING`)
}

/** In one transaction without triggers, because copies refer to each other in every order. */
const copying = (
  db: Database,
  work: (tx: Tx, tables: ReadonlyMap<string, readonly Column[]>) => Promise<void>,
  owner: string,
) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`SET LOCAL lock_timeout = 0`)
    const tables = await columnsOf(tx)
    await findOwnRows(tx, tables, owner)
    await work(tx, tables)
  })

/** Copies of a customer, each with rows in every table in which the customer has some, spread over ten years. */
export const addCustomers = (db: Database, owner: string, count: number): Promise<void> =>
  copying(
    db,
    async (tx, tables) => {
      for (const [table, columns] of tables) {
        const most = YEARLY.has(table) ? EACH_YEARLY : EACH
        await copyRows(tx, columns, { owner, own: false, from: 1, upTo: count }, most)
      }
    },
    owner,
  )

/** What a customer keeps of a month, once for each month of ten years. */
const OF_A_MONTH = 'audit_events holdings login_records messages operations orders points_entries transfers'.split(' ')

export const addYears = (db: Database, owner: string): Promise<void> =>
  copying(
    db,
    async (tx, tables) => {
      for (const table of OF_A_MONTH)
        await copyRows(tx, tables.get(table) ?? [], { owner, own: true, from: 1, upTo: MONTHS }, MONTHS)
    },
    owner,
  )
