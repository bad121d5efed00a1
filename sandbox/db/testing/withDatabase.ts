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

/** What is in the database before a suite begins. It runs once; suites after the first get copies by its `name`. */
export interface Fill {
  readonly name: string
  readonly work: (database: Database) => Promise<void>
}

/** What suites of one worker hand on to each other (environment.cjs). */
const handedOn = (globalThis as { handedOn?: Map<string, unknown> }).handedOn ?? new Map<string, unknown>()

/**
 * Describes the same tests on an in-memory PGlite and, when TEST_DATABASE_URL names a server, on PostgreSQL, each on
 * a fresh schema of its own.
 */
export function withDatabase(suite: (database: TestDatabase) => void, fill?: Fill): void {
  describe('on PGlite', () => onDatabase('pglite', () => openTestPglite(fill), suite))
  withPostgres(suite, fill)
}

/** As `withDatabase`, for what only PostgreSQL promises; skipped without TEST_DATABASE_URL. */
export function withPostgres(suite: (database: TestDatabase) => void, fill?: Fill): void {
  const run = SERVER_URL ? describe : describe.skip
  run('on PostgreSQL', () => onDatabase('postgres', () => openTestPostgres(SERVER_URL ?? '', fill), suite))
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

/** A PGlite with the schema in it, and what fills it. Loading an image of one is 5 times as fast. */
export async function openTestPglite(fill?: Fill): Promise<Opened> {
  const known = fill && (handedOn.get(`pglite ${fill.name}`) as Blob | undefined)
  const database = known ? await pgliteDatabase({ loadDataDir: known }) : await emptyPglite()
  if (fill && !known) {
    await fill.work(database)
    handedOn.set(`pglite ${fill.name}`, await database.client.dumpDataDir('none'))
  }
  return { database, url: '', drop: async () => undefined }
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

async function openTestPostgres(server: string, fill?: Fill): Promise<Opened> {
  const filled = fill && (await filledPostgres(server, fill))
  const name = newName()
  await administer(server, filled ? `CREATE DATABASE ${name} TEMPLATE ${filled}` : `CREATE DATABASE ${name}`)
  const url = urlOf(server, name)
  return {
    database: await openDatabase({ url, poolSize: 20 }),
    url,
    drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** A database to be copied; it goes with the throw-away server. */
async function filledPostgres(server: string, { name, work }: Fill): Promise<string> {
  const known = handedOn.get(`postgres ${name}`)
  if (typeof known === 'string') return known
  const filled = newName()
  await administer(server, `CREATE DATABASE ${filled}`)
  const database = await openDatabase({ url: urlOf(server, filled), poolSize: 2 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
  handedOn.set(`postgres ${name}`, filled)
  return filled
}

const newName = (): string => `test_${randomBytes(8).toString('hex')}`

const urlOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
