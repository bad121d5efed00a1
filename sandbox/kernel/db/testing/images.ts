import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database'
import { migrate, migrationsIn } from '../migrate'
import { pgliteDatabase } from '../open'
import type { Statements } from '../open'

/** What is in the database before a suite begins. It runs once; later suites and runs get copies. */
export interface Fill {
  readonly name: string
  /** Another whenever the work may lead to something else. */
  key(): string
  work(database: Database): Promise<void>
  /** Done to every copy. */
  copied(database: Database): Promise<void>
}

/** What suites of one worker hand on to each other (environment.cjs); outside Jest it is this process's. */
export const handedOn = (globalThis as { handedOn?: Map<string, unknown> }).handedOn ?? new Map<string, unknown>()

/** Enough for a test's rows: PGlite would clear 160 MB and a hundred connections' room at every start. */
const SMALL = ['shared_buffers=8MB', 'wal_buffers=256kB', 'max_connections=5']
const startParams = [...PGlite.defaultStartParams, ...SMALL.flatMap((setting) => ['-c', setting])]

/** With EMBEDDED_STATEMENTS=plain every test runs without our own statement code, as the bank would. */
const STATEMENTS: Statements = process.env.EMBEDDED_STATEMENTS === 'plain' ? 'plain' : 'prepared'

/** A PGlite with the schema in it, and what fills it. Loading an image of one is 10 times as fast. */
export async function filledPglite(fill?: Fill, statements = STATEMENTS): Promise<Database> {
  if (!fill) return emptyPglite(statements)
  const database = await kept(fill.name, fill.key, statements, async () => {
    const filled = await emptyPglite(statements)
    await fill.work(filled)
    return filled
  })
  await fill.copied(database)
  return database
}

function emptyPglite(statements: Statements): Promise<Pglite> {
  const migrations = migrationsIn(join(__dirname, '../migrations'))
  return kept(
    'empty',
    () => JSON.stringify(migrations),
    statements,
    async () => {
      const database = await pgliteDatabase({ startParams }, { statements })
      await migrate(database, migrations)
      await dropTemplates(database.client)
      return database
    },
  )
}

type Pglite = Awaited<ReturnType<typeof pgliteDatabase>>

/** One from its image, which is kept in the temporary folder for every run with the same key; else one that is made. */
async function kept(
  name: string,
  key: () => string,
  statements: Statements,
  make: () => Promise<Pglite>,
): Promise<Pglite> {
  const known = (handedOn.get(`pglite ${name}`) as Blob | undefined) ?? readImage(name, digest(key()))
  if (known) {
    handedOn.set(`pglite ${name}`, known)
    return pgliteDatabase({ loadDataDir: known, startParams }, { statements })
  }
  const database = await make()
  const image = await database.client.dumpDataDir('none')
  handedOn.set(`pglite ${name}`, image)
  await writeImage(name, digest(key()), image)
  return database
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One file a checkout, however often its sources change; it begins with its key. */
const imagePath = (name: string): string => join(tmpdir(), `bank-${name}-${digest(__dirname).slice(0, 16)}.image`)

function readImage(name: string, key: string): Blob | undefined {
  const path = imagePath(name)
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  return bytes.toString('latin1', 0, key.length) === key ? new Blob([bytes.subarray(key.length)]) : undefined
}

async function writeImage(name: string, key: string, image: Blob): Promise<void> {
  const path = imagePath(name)
  const partial = `${path}.${process.pid}`
  writeFileSync(partial, Buffer.concat([Buffer.from(key), Buffer.from(await image.arrayBuffer())]))
  renameSync(partial, path)
}

/** Two thirds of an image are copies of the system's tables that nobody asks. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.query('UPDATE pg_database SET datistemplate = false')
  await client.query('DROP DATABASE template0')
  await client.query('DROP DATABASE template1')
  await client.query('CHECKPOINT')
}
