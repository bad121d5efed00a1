import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from './database'
import type { Database } from './database'
import type { Tx } from './queryable'
import { rollingReleaseOf } from './rollingRelease'
import { DatabaseUnreachable, MigrationChanged, MigrationUnknown, sqlState } from './errors'
import { statementsOf } from './statements'

export interface Migration {
  readonly name: string
  readonly text: string
}

/** Any number, as long as every process of the bank uses the same. */
const MIGRATION_LOCK = 20_194_205

/** How long a migration waits for a table, ms: who asks for it later waits behind, and a call gives up after 5 s (./open.ts). */
const TABLE_WAIT_MS = 1_000
/** Then it lets those go first, ms. */
const TABLE_PAUSE_MS = 500
/** SQLSTATE of a lock that didn't come in time. */
const LOCK_NOT_AVAILABLE = '55P03'

const FOLDER = join(__dirname, 'migrations')
/** In a data folder: the migrations of the version that opened it last. */
const LIST = 'schema_migrations.txt'

const checksum = (text: string): string => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** The migrations of a folder, `0001_*.sql` first. */
export const migrationsIn = (folder: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

/**
 * Applies what is missing, in order, each in a transaction of its own; safe when several processes start at once. A database
 * of the next release is taken as it is where its migrations say that this one may run beside them (./beside.ts). Where
 * somebody reads a table for long, as a backup does, it waits without keeping other processes' calls back.
 * @throws MigrationChanged, MigrationUnknown when the database doesn't fit the code.
 */
export async function migrate(database: Database, migrations = migrationsIn(FOLDER)): Promise<void> {
  let complete = false
  while (!complete) {
    try {
      complete = await database.transaction((tx) => applyNext(tx, migrations))
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
      await sleep(TABLE_PAUSE_MS)
    }
  }
}

/**
 * Refuses a data folder of another schema. It is read rather than opened, because opening already writes to it.
 * @throws MigrationChanged, MigrationUnknown
 */
export function refuseOtherFolder(dataDir: string, migrations = migrationsIn(FOLDER)): void {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) return
  const [what, path] = [`the data folder ${dataDir}`, join(dataDir, LIST)]
  if (!existsSync(path)) throw new MigrationUnknown(refusal(what, `it has no ${LIST}`))
  const lines = readFileSync(path, 'utf8').matchAll(/^(\S+) (\S+)$/gm)
  const applied = Array.from(lines, ([, name = '', recorded = '']) => ({ name, checksum: recorded }))
  refuseOthers(what, applied, migrations)
}

/** Notes in a data folder that is open what this version makes of it; before it does, so that a kill leaves no doubt. */
export function noteMigrations(dataDir: string, migrations = migrationsIn(FOLDER)): void {
  const path = join(dataDir, LIST)
  writeFileSync(`${path}.new`, migrations.map(({ name, text }) => `${name} ${checksum(text)}\n`).join(''))
  renameSync(`${path}.new`, path)
}

interface Applied {
  readonly name: string
  readonly checksum: string
  /** What a process must know to run beside it; absent where none may. */
  readonly beside?: string | null
}

/** Whether a release that doesn't know a later migration may run beside it. */
const fits = ({ name, beside }: Applied, migrations: readonly Migration[]): boolean =>
  name > (migrations.at(-1)?.name ?? '') && (beside === '' || migrations.some((one) => one.name === beside))

const refusal = (what: string, why: string): string =>
  `${what} was made by another version of the bank (${why}), and nothing in it was changed: start that version, or begin anew with "npm start -- --fresh", which deletes what is in it`

/** @throws MigrationChanged, MigrationUnknown */
function refuseOthers(what: string, applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const one of applied) {
    const { name, checksum: recorded } = one
    const migration = migrations.find((known) => known.name === name)
    if (!migration && fits(one, migrations)) continue
    if (!migration) throw new MigrationUnknown(refusal(what, `this one doesn't know its migration ${name}`))
    if (checksum(migration.text) !== recorded) {
      throw new MigrationChanged(refusal(what, `migration ${name} was changed after it ran`))
    }
  }
}

/** A bank that began at a standby would refuse its first customer: whoever opens it asks for the primary anew. */
async function refuseStandby(tx: Tx): Promise<void> {
  const [row] = await rowsOf<{ only: string }>(tx, sql`SELECT current_setting('transaction_read_only') AS only`)
  if (row?.only === 'on') throw new DatabaseUnreachable('the server is a standby and takes no writes')
}

/** The table of the migrations; altering it would wait for who reads it, even where nothing is missing. */
async function makeList(tx: Tx): Promise<void> {
  const columns = await rowsOf(
    tx,
    sql`SELECT FROM pg_attribute WHERE attrelid = to_regclass('schema_migrations') AND attname = 'beside' AND NOT attisdropped`,
  )
  if (columns.length > 0) return
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL)`)
  await tx.execute(sql`ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS beside text`)
}

async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<boolean> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${TABLE_WAIT_MS}`))
  await refuseStandby(tx)
  await makeList(tx)
  const applied = await rowsOf<Applied>(tx, sql`SELECT name, checksum, beside FROM schema_migrations ORDER BY name`)
  refuseOthers('the database', applied, migrations)
  const next = migrations.find(({ name }) => !applied.some((one) => one.name === name))
  if (!next) return true
  // One statement at a time, because the drivers' prepared statements take only one. $$ quotes function bodies.
  for (const statement of statementsOf(next.text)) await tx.execute(sql.raw(statement))
  const { knowing = null } = rollingReleaseOf(next.text)
  await tx.execute(sql`INSERT INTO schema_migrations VALUES (${next.name}, ${checksum(next.text)}, ${knowing})`)
  return false
}
