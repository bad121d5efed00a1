import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database, Tx } from '@sandbox/kernel/db'
import { RANKING_BOARDS, RANKING_PERIODS, rankingMonth } from '@/domain/points/ranking'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankNow } from '@sandbox/kernel/clock'
import { DISTRIBUTION } from '@sandbox/testing/distribution'

export const YEARS = 10
const DAYS = YEARS * 365
const MONTHS = YEARS * 12
/** Between two of these months. */
const MONTH_DAYS = Math.floor(DAYS / MONTHS)
const DAY_MS = 86_400_000
/** Numbers of copies are so far apart that none meets another, nor a copy of a customer's own copies. */
const APART = 50_000_000_000
const OWN_APART = 100_000_000

/** What grows most with the years: each copied customer has more of these. */
export const YEARLY = new Set(
  'accruals audit_events ledger_entries ledger_transactions login_records messages orders wallet_records'.split(' '),
)
const EACH = 1
export const EACH_YEARLY = 4

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly generated: boolean
  /** Whether it names a row of its own or another's, and so is different in each copy. */
  readonly named: boolean
}

type Tables = ReadonlyMap<string, readonly Column[]>

/** What says whose a row is, where rows don't lie with their customer. */
const WHOSE = ['customer_id', 'subject', 'mobile_no', 'open_id']

/** The column that says whose a row is. */
const ownerColumn = (table: string, columns: readonly Column[]): string | undefined => {
  const distribution = DISTRIBUTION[table]
  if (typeof distribution === 'object') return distribution.customer
  return distribution === 'bank' ? WHOSE.find((name) => columns.some((column) => column.name === name)) : undefined
}

/**
 * The columns of every table that isn't alike for all. Those that name rows are keys of one column, what refers to such rows,
 * and what says whose they are.
 */
async function columnsOf(on: Tx): Promise<Tables> {
  const columns = await rowsOf<Column>(
    on,
    sql`
    WITH cols AS (
      SELECT c.oid, c.relname, a.attnum, a.attname, format_type(a.atttypid, NULL) AS type, a.attgenerated <> '' AS generated
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT c.relname = ANY(${referenceTables()})),
    keys AS (
      SELECT DISTINCT attname FROM cols JOIN pg_index i ON i.indrelid = oid AND i.indisunique AND i.indnkeyatts = 1
        AND i.indkey[0] = attnum),
    refs AS (
      SELECT conrelid AS oid, unnest(conkey) AS attnum FROM pg_constraint JOIN pg_class r ON r.oid = confrelid
      WHERE contype = 'f' AND cardinality(conkey) = 1 AND NOT r.relname = ANY(${referenceTables()}))
    SELECT relname AS table, attname AS name, type, generated,
      type IN ('text', 'character', 'bigint') AND attname NOT IN ('kind', 'state', 'product_type') AND attname !~ 'day$'
        AND (attname IN (SELECT attname FROM keys) OR (oid, attnum) IN (SELECT oid, attnum FROM refs)) AS named
    FROM cols ORDER BY relname, attnum`,
  )
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  const keys = await rowsOf<{ table: string; names: string[] }>(
    on,
    sql`SELECT c.relname AS table, ARRAY(SELECT attname::text FROM unnest(indkey) WITH ORDINALITY k(num, place)
        JOIN pg_attribute ON attrelid = indrelid AND attnum = num ORDER BY place) AS names
      FROM pg_index JOIN pg_class c ON c.oid = indrelid WHERE indisunique AND c.relnamespace = 'public'::regnamespace`,
  )
  return new Map(
    [...tables].map(([table, all]) => {
      const named = new Set([ownerColumn(table, all), ...all.filter((one) => one.named).map(({ name }) => name)])
      // Of a key that would be alike in every copy, the last column that can be longer.
      for (const { names } of keys.filter((key) => key.table === table && !key.names.some((name) => named.has(name))))
        named.add(
          all.filter(({ name, type }) => names.includes(name) && type !== 'integer' && !/day$/.test(name)).at(-1)?.name,
        )
      return [table, all.map((column) => ({ ...column, named: named.has(column.name) }))]
    }),
  )
}

const referenceTables = (): SQL =>
  sql`${`{${Object.keys(DISTRIBUTION)
    .filter((name) => DISTRIBUTION[name] === 'reference')
    .join(',')}}`}::text[]`

const id = (name: string): SQL => sql`${sql.identifier(name)}`

/** Finds each table's rows of the customer: those that say so, and those that belong to such a row. */
async function findOwnRows(tx: Tx, tables: Tables, owner: string): Promise<void> {
  await tx.execute(sql`CREATE TEMP TABLE own_names (name text PRIMARY KEY) ON COMMIT DROP`)
  await tx.execute(sql`CREATE TEMP TABLE own_rows (of text, at tid, PRIMARY KEY (of, at)) ON COMMIT DROP`)
  for (let pass = 0; pass < 3; pass += 1) {
    for (const [table, columns] of tables) {
      const by = ownerColumn(table, columns)
      if (by === undefined) continue
      await tx.execute(sql`
        INSERT INTO own_rows SELECT ${table}, t.ctid FROM ${id(table)} t
        WHERE t.${id(by)}::text ~ ${`${owner}(?!\\.)`} OR t.${id(by)}::text IN (SELECT name FROM own_names)
        ON CONFLICT DO NOTHING`)
      const named = columns.filter((column) => column.named).map(({ name }) => sql`t.${id(name)}::text`)
      await tx.execute(sql`
        INSERT INTO own_names SELECT DISTINCT v FROM ${id(table)} t JOIN own_rows r ON r.of = ${table} AND r.at = t.ctid,
          unnest(ARRAY[${sql.join(named, sql`, `)}]) v
        WHERE v IS NOT NULL AND NOT v IN (SELECT id FROM customers) ON CONFLICT DO NOTHING`)
    }
  }
  // Where the customer has nothing, somebody else's row stands for it.
  for (const [table, columns] of tables) {
    if (ownerColumn(table, columns) === undefined) continue
    await tx.execute(sql`
      INSERT INTO own_rows SELECT ${table}, ctid FROM ${id(table)}
      WHERE NOT EXISTS (SELECT FROM own_rows WHERE of = ${table}) LIMIT 1`)
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
  if (named && type === 'bigint')
    return own
      ? sql`${value} + n * ${OWN_APART}::bigint + ${OWN_APART / 2}::bigint`
      : sql`${value} + n * ${APART}::bigint`
  if (type === 'text' || (named && type === 'character')) {
    const apart = named ? sql`${value} || ${own ? '-' : '.'}::text || n` : value
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
  const back = own ? sql`n * ${MONTH_DAYS}::int` : sql`(n * 37 + t.place_of_copy::int * 911) % ${DAYS}::int`
  // A holding of years ago has ended; a customer doesn't have hundreds of open ones.
  const which = own && table === 'holdings' ? sql`t.closed_at IS NOT NULL` : sql`true`
  await tx.execute(sql`
    INSERT INTO ${id(table)} (${sql.join(names, sql`, `)}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.join(
      kept.map((column) => copied(column, copies)),
      sql`, `,
    )}
    FROM (SELECT t.*, row_number() OVER (ORDER BY t.ctid) AS place_of_copy FROM ${id(table)} t
      JOIN own_rows r ON r.of = ${table} AND r.at = t.ctid LIMIT ${most}) t,
      generate_series(${from}::int, ${upTo}::int) n, LATERAL (SELECT ${back} AS back) b
    WHERE ${which} ON CONFLICT DO NOTHING`)
}

/**
 * Takes away what would be checked or written again for every copied row, and gives the statements that build the keys and
 * indexes again. Checks and references stay away: numbers of copies haven't the form of real ones.
 */
async function takeIndexes(tx: Tx, tables: Tables): Promise<readonly string[]> {
  const constraints = await rowsOf<{ drop: string; add: string | null }>(
    tx,
    sql`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      CASE WHEN contype IN ('p', 'u') THEN
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) END AS add
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('f', 'c', 'p', 'u')
      ORDER BY contype <> 'f'`,
  )
  const indexes = await rowsOf<{ drop: string; add: string }>(
    tx,
    sql`SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS add
      FROM pg_index JOIN pg_class c ON c.oid = indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))`,
  )
  const all = [...constraints, ...indexes]
  await tx.execute(sql.raw(all.map(({ drop }) => drop).join(';')))
  // A number of a copy is longer than the real one.
  for (const { table, name, type, named } of [...tables.values()].flat())
    if (named && type === 'character') await tx.execute(sql`ALTER TABLE ${id(table)} ALTER ${id(name)} TYPE text`)
  return all.flatMap(({ add }) => (add === null ? [] : [add]))
}

/** In one transaction without triggers, because copies refer to each other in every order. */
const copying = (db: Database, work: (tx: Tx, tables: Tables) => Promise<void>, owner: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`SET LOCAL lock_timeout = 0`)
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`)
    const tables = await columnsOf(tx)
    await findOwnRows(tx, tables, owner)
    await work(tx, tables)
  })

/** Everybody who appears in rankings has points on each board of both months: more than a real month brings. */
async function fillRankings(tx: Tx): Promise<void> {
  const today = dayOfInstant(await bankNow(tx))
  const months = RANKING_PERIODS.map((period) => rankingMonth(period, today)).join(' ')
  await tx.execute(sql`
    INSERT INTO ranking_scores (customer_id, month, board, points, shown)
    SELECT customer_id, month, board, 1 + abs(hashtext(customer_id || board)) % ${MOST_POINTS}, true
    FROM ranking_choices, string_to_table(${months}, ' ') month, string_to_table(${RANKING_BOARDS.join(' ')}, ' ') board
    ON CONFLICT DO NOTHING`)
  await tx.execute(sql`DELETE FROM ranking_counts`)
  await tx.execute(sql`
    INSERT INTO ranking_counts (month, board, points, people)
    SELECT month, board, points, count(*) FROM ranking_scores WHERE shown AND points > 0 GROUP BY 1, 2, 3`)
}
const MOST_POINTS = 300

/** Copies of a customer, each with rows in every table in which anybody has some, spread over ten years. */
export const addCustomers = (db: Database, owner: string, count: number): Promise<void> =>
  copying(
    db,
    async (tx, tables) => {
      const again = await takeIndexes(tx, tables)
      for (const [table, columns] of tables) {
        const most = YEARLY.has(table) ? EACH_YEARLY : EACH
        await copyRows(tx, columns, { owner, own: false, from: 1, upTo: count }, most)
      }
      for (const add of again) await tx.execute(sql.raw(add))
      await fillRankings(tx)
    },
    owner,
  )

/** What a customer keeps of a month, once for each month of ten years. */
export const OF_A_MONTH =
  'audit_events holdings login_records messages operations orders points_entries transfers'.split(' ')

export const addYears = (db: Database, owner: string): Promise<void> =>
  copying(
    db,
    async (tx, tables) => {
      for (const table of OF_A_MONTH)
        await copyRows(tx, tables.get(table) ?? [], { owner, own: true, from: 1, upTo: MONTHS }, MONTHS)
    },
    owner,
  )
