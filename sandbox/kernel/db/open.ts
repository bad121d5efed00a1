import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { PGlite, types as pgliteTypes, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { databaseOf, type Database, type Queryable } from './database'
import { embeddedClient } from './embedded'
import { DatabaseUnusable, DataDirectoryInUse } from './errors'
import { migrate } from './migrate'

/**
 * How statements reach an embedded database: through PGlite's own `query`, or prepared once by their text
 * (./embedded.ts). Both answer alike; a test compares them.
 */
export type Statements = 'plain' | 'prepared'

export interface DatabaseLocation {
  /** `postgres://…`; wins over `dataDir`. */
  readonly url?: string
  /** Folder of an embedded PGlite; without it and `url` the database is in memory. */
  readonly dataDir?: string
  /** Connections to PostgreSQL at most; 10 unless given. */
  readonly poolSize?: number
  /** Of an embedded database; prepared unless given. */
  readonly statements?: Statements
}

/** @throws RangeError for an int8 beyond the safe integers: money would silently lose a fen. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond the safe integers: ${text}`)
  return value
}

/**
 * Opens the bank's database and brings its schema up to date.
 * @throws DatabaseUnusable, DataDirectoryInUse, MigrationChanged, MigrationUnknown with a message for the operator.
 */
export async function openDatabase(location: DatabaseLocation = {}): Promise<Database> {
  const { url, poolSize, dataDir, statements } = location
  const database = url ? openPostgres(url, poolSize) : await openPglite(dataDir, statements)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function openPostgres(url: string, poolSize = 10): Database {
  // Drizzle asks pg's global parsers, so a pool of its own could not be set.
  pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger)
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  // An idle connection that the server closes must not end the process; the next query reports it.
  pool.on('error', () => undefined)
  const handle = drizzlePostgres(pool, { casing: 'snake_case' })
  return databaseOf('postgres', handle as unknown as Queryable, () => pool.end())
}

async function openPglite(dataDir: string | undefined, statements?: Statements): Promise<Database> {
  const unlock = dataDir === undefined ? () => undefined : lockDataDirectory(dataDir)
  try {
    return await pgliteDatabase({ dataDir }, { statements, closed: unlock })
  } catch (error) {
    unlock()
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseUnusable(
      `the data directory ${dataDir ?? '(memory)'} can't be opened (${reason}); move it away and start again`,
      { cause: error },
    )
  }
}

/** An embedded database as it is, its schema not brought up to date. */
export async function pgliteDatabase(
  options: PGliteOptions,
  { statements = 'prepared', closed }: { readonly statements?: Statements; readonly closed?: () => void } = {},
): Promise<Database & { readonly client: PGlite }> {
  const client = await PGlite.create({ ...options, parsers: { [pgliteTypes.INT8]: safeInteger } })
  await client.query('SELECT 1')
  const used = statements === 'plain' ? client : (embeddedClient(client) as unknown as PGlite)
  const handle = drizzlePglite(used, { casing: 'snake_case' })
  const close = async () => {
    await client.close()
    closed?.()
  }
  return Object.assign(databaseOf('pglite', handle as unknown as Queryable, close), { client })
}

/** PGlite has no lock of its own, and two processes on one directory destroy it. */
function lockDataDirectory(dataDir: string): () => void {
  const path = `${resolve(dataDir)}.lock`
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 1; ; tries += 1) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      const owner = Number(readOwner(path))
      if (tries > 2 || isAlive(owner)) {
        throw new DataDirectoryInUse(`${dataDir} is open in process ${owner}; stop it or use PostgreSQL`, {
          cause: error,
        })
      }
      rmSync(path, { force: true })
    }
  }
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
