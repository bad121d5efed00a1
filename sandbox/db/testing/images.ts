import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** A PGlite with the schema in it, and what fills it. Loading an image of one is 5 times as fast. */
export async function filledPglite(fill?: Fill): Promise<Database> {
  const known = fill && (handedOn.get(`pglite ${fill.name}`) as Blob | undefined)
  const database = known ? await pgliteDatabase({ loadDataDir: known }) : await emptyPglite()
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
  const image = join(tmpdir(), `bank-pglite-${key}.tar`)
  const database = await pgliteDatabase(existsSync(image) ? { loadDataDir: new Blob([readFileSync(image)]) } : {})
  await migrate(database)
  if (!existsSync(image)) {
    const partial = `${image}.${process.pid}`
    writeFileSync(partial, Buffer.from(await (await database.client.dumpDataDir('none')).arrayBuffer()))
    renameSync(partial, image)
  }
  return database
}
