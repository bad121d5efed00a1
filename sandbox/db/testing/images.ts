import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database'
import { migrate, migrationsIn } from '../migrate'
import { pgliteDatabase } from '../open'

/** What is in the database before a suite begins. It runs once; suites after the first get copies by its `name`. */
export interface Fill {
  readonly name: string
  readonly work: (database: Database) => Promise<void>
}

/** What suites of one worker hand on to each other (environment.cjs); outside Jest it is this process's. */
export const handedOn = (globalThis as { handedOn?: Map<string, unknown> }).handedOn ?? new Map<string, unknown>()

/** Enough for a test's rows: PGlite would clear 160 MB and a hundred connections' room at every start. */
const SMALL = ['shared_buffers=8MB', 'wal_buffers=256kB', 'max_connections=5']
const startParams = [...PGlite.defaultStartParams, ...SMALL.flatMap((setting) => ['-c', setting])]

/** A PGlite with the schema in it, and what fills it. Loading an image of one is 5 times as fast. */
export async function filledPglite(fill?: Fill): Promise<Database> {
  const known = fill && (handedOn.get(`pglite ${fill.name}`) as Blob | undefined)
  const database = known ? await pgliteDatabase({ loadDataDir: known, startParams }) : await emptyPglite()
  if (fill && !known) {
    await fill.work(database)
    handedOn.set(`pglite ${fill.name}`, await database.client.dumpDataDir('none'))
  }
  return database
}

/** The image of an empty one is kept in the temporary folder, for every run. */
async function emptyPglite() {
  const migrations = migrationsIn(join(__dirname, '../migrations'))
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const image = join(tmpdir(), `bank-pglite-${key}-bare.tar`)
  const known = existsSync(image) ? { loadDataDir: new Blob([readFileSync(image)]) } : {}
  const database = await pgliteDatabase({ ...known, startParams })
  await migrate(database)
  if (!existsSync(image)) {
    await dropTemplates(database.client)
    const partial = `${image}.${process.pid}`
    writeFileSync(partial, Buffer.from(await (await database.client.dumpDataDir('none')).arrayBuffer()))
    renameSync(partial, image)
  }
  return database
}

/** Two thirds of an image are copies of the system's tables that nobody asks. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.query('UPDATE pg_database SET datistemplate = false')
  await client.query('DROP DATABASE template0')
  await client.query('DROP DATABASE template1')
  await client.query('CHECKPOINT')
}
