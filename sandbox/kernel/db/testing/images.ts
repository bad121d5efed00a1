import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database'
import { migrate, migrationsIn } from '../migrate'
import { pgliteDatabase } from '../open'
import type { Statements } from '../open'

/** What is put into the database before a suite begins. It is made once; later suites and runs get copies. */
export interface Fill {
  readonly name: string
  /** The fill that it goes on from; an empty database unless given. */
  readonly after?: Fill
  /** Must be another whenever the work may write something else. */
  key(): string
  work(database: Database): Promise<void>
  /** Run on every copy. */
  copied(database: Database): Promise<void>
}

/** Shared by the suites of one worker (environment.cjs); outside Jest, by this process. */
export const handedOn = (globalThis as { handedOn?: Map<string, unknown> }).handedOn ?? new Map<string, unknown>()

/**
 * Enough for a test's rows: by default PGlite clears 160 MB and makes room for a hundred connections at every start. It also keeps
 * segments of its log for later, of 16 MB each, which would be copied with every image.
 */
const SMALL = [
  'shared_buffers=8MB',
  'wal_buffers=256kB',
  'max_connections=5',
  'min_wal_size=2MB',
  'wal_recycle=off',
  'wal_init_zero=off',
]
const initDbStartParams = ['--wal-segsize=1']
const startParams = [...PGlite.defaultStartParams, ...SMALL.flatMap((setting) => ['-c', setting])]

/**
 * With EMBEDDED_STATEMENTS=plain every test runs without our own statement code (embedded.ts); the bank's setting does the
 * same.
 */
const STATEMENTS: Statements = process.env.EMBEDDED_STATEMENTS === 'plain' ? 'plain' : 'prepared'

/** A PGlite with the schema and the fill's rows. Loading an image of one is 10 times as fast as making it. */
export async function filledPglite(fill?: Fill, statements = STATEMENTS): Promise<Pglite> {
  if (!fill) return emptyPglite(statements)
  const database = await kept(fill.name, fill.key, statements, async () => {
    const filled = await filledPglite(fill.after, statements)
    await orClosed(filled, fill.work)
    return filled
  })
  await orClosed(database, fill.copied)
  return database
}

async function orClosed(database: Database, work: (database: Database) => Promise<void>): Promise<void> {
  try {
    await work(database)
  } catch (error) {
    await database.close()
    throw error
  }
}

function emptyPglite(statements: Statements): Promise<Pglite> {
  const migrations = migrationsIn(join(__dirname, '../migrations'))
  return kept(
    'empty',
    () => JSON.stringify([initDbStartParams, migrations]),
    statements,
    async () => {
      const database = await pgliteDatabase({ startParams, initDbStartParams }, { statements })
      await migrate(database, migrations)
      await dropTemplates(database.client)
      return database
    },
  )
}

type Pglite = Awaited<ReturnType<typeof pgliteDatabase>>

/** Loads the image that is kept in the temporary folder for every run with the same key, or makes it. */
async function kept(
  name: string,
  key: () => string,
  statements: Statements,
  make: () => Promise<Pglite>,
): Promise<Pglite> {
  const known = (handedOn.get(`pglite ${name}`) as Image | undefined) ?? readImage(name, digest(key()))
  if (known) {
    handedOn.set(`pglite ${name}`, known)
    return pgliteDatabase({ loadDataDir: known, startParams }, { statements })
  }
  const database = await make()
  // Otherwise every copy would first go through the log of what was put in.
  await database.client.query('CHECKPOINT')
  const image = new Image(await (await database.client.dumpDataDir('none')).arrayBuffer())
  handedOn.set(`pglite ${name}`, image)
  writeImage(name, digest(key()), image)
  return database
}

/** Node gathers a Blob's bytes in small pieces, which takes as long as PGlite takes to start. */
class Image extends Blob {
  constructor(readonly content: ArrayBuffer) {
    super()
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.content)
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One file a checkout, so that changed sources replace it; it begins with its key. */
const imagePath = (name: string): string => join(tmpdir(), `bank-${name}-${digest(__dirname).slice(0, 16)}.image`)

function readImage(name: string, key: string): Image | undefined {
  const path = imagePath(name)
  const file = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  if (file.toString('latin1', 0, key.length) !== key) return undefined
  const bytes = new Uint8Array(file.byteLength - key.length)
  bytes.set(file.subarray(key.length))
  return new Image(bytes.buffer)
}

function writeImage(name: string, key: string, { content }: Image): void {
  const path = imagePath(name)
  const partial = `${path}.${process.pid}`
  writeFileSync(partial, Buffer.concat([Buffer.from(key), Buffer.from(content)]))
  renameSync(partial, path)
}

/** Drops the template databases, which are two thirds of an image and which nobody reads. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.query('UPDATE pg_database SET datistemplate = false')
  await client.query('DROP DATABASE template0')
  await client.query('DROP DATABASE template1')
}
