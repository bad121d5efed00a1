import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../database'
import { migrate, migrationsIn } from '../migrate'
import { openDatabase, pgliteDatabase } from '../open'

/** What a suite gets; read it inside tests and hooks, not while the suite is being described. */
export interface TestDatabase {
  readonly kind: Database['kind']
  readonly current: Database
  /** Opens the same database again, as another process would; PostgreSQL only. */
  readonly url: string
}

const SERVER_URL = process.env.TEST_DATABASE_URL
const HOOK_MS = 60_000
// Real databases on a busy machine: five seconds say nothing about the code.
jest.setTimeout(HOOK_MS)

/**
 * Describes the same tests on an in-memory PGlite and, when TEST_DATABASE_URL names a server, on PostgreSQL, each on
 * a fresh schema of its own.
 */
export function withDatabase(suite: (database: TestDatabase) => void): void {
  describe('on PGlite', () => onDatabase('pglite', openTestPglite, suite))
  withPostgres(suite)
}

/** As `withDatabase`, for what only PostgreSQL promises; skipped without TEST_DATABASE_URL. */
export function withPostgres(suite: (database: TestDatabase) => void): void {
  const run = SERVER_URL ? describe : describe.skip
  run('on PostgreSQL', () => onDatabase('postgres', () => openTestPostgres(SERVER_URL ?? ''), suite))
}

interface Opened {
  readonly database: Database
  readonly url: string
  drop(): Promise<void>
}

function onDatabase(
  kind: Database['kind'],
  open: () => Promise<Opened>,
  suite: (database: TestDatabase) => void,
): void {
  let opened: Opened | undefined
  const get = (): Opened => {
    if (!opened) throw new Error('the database is open inside tests and hooks only')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  }, HOOK_MS)
  afterAll(async () => {
    await opened?.database.close()
    await opened?.drop()
  }, HOOK_MS)
  suite({
    kind,
    get current() {
      return get().database
    },
    get url() {
      return get().url
    },
  })
}

/** A PGlite with the schema in it. Its image is kept in the temporary folder: loading one is 5 times as fast. */
export async function openTestPglite(): Promise<Opened> {
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
  return { database, url: '', drop: async () => undefined }
}

async function openTestPostgres(server: string): Promise<Opened> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  return {
    database: await openDatabase({ url, poolSize: 20 }),
    url,
    drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
