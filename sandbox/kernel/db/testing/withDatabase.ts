import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { LEFT_TO_FULL } from '@test/inFull'
import { isFull } from '@test/strength'
import type { Database } from '../database'
import { openDatabase } from '../open'
import { filledPglite, handedOn } from './images'
import type { Fill } from './images'

/** What a suite gets; read it inside tests and hooks, not while the suite is being described. */
export interface TestDatabase {
  readonly kind: Database['kind']
  readonly current: Database
  /** Opens the same database again, as another process would; PostgreSQL only. */
  readonly url: string
}

const SERVER_URL = process.env.TEST_DATABASE_URL
/** Of opening: the first suite of a run makes the filled database, in the time that busier steps leave it. */
export const OPENING_MS = 600_000

/**
 * Describes the same tests on an in-memory PGlite and, when TEST_DATABASE_URL names a server, on PostgreSQL, each on
 * a fresh schema of its own.
 */
export function withDatabase(suite: (database: TestDatabase) => void, fill?: Fill): void {
  withPglite(suite, fill)
  withPostgres(suite, fill)
}

/** As `withDatabase`, for rules of the contract and of the capabilities' rows, on which no database decides. */
export function withPglite(suite: (database: TestDatabase) => void, fill?: Fill): void {
  describe('on PGlite', () => onDatabase('pglite', () => openTestPglite(fill), suite))
}

/**
 * As `withDatabase`, for what one connection does, one statement after another: a whole `npm test` has it on PGlite alone,
 * which is PostgreSQL for a single connection, and the full run on both.
 */
export const withDatabaseInTurn: typeof withDatabase = isFull ? withDatabase : withPglite

/**
 * How a suite on both databases tells its tests apart: a `race` is about what happens at once, a `test` about one call after
 * another, which a whole `npm test` has on PGlite alone as `withDatabaseInTurn` does.
 */
export const testsOf = ({ kind }: Pick<TestDatabase, 'kind'>): { readonly test: jest.It; readonly race: jest.It } => ({
  test: kind === 'postgres' && !isFull ? LEFT_TO_FULL : test,
  race: test,
})

/** How many random sequences a model test runs on each of its databases: in a whole `npm test` a fifth of all. */
export const sequences = (all: number): number => Math.ceil(isFull ? all : all / 5)

/** As `withDatabase`, for what only PostgreSQL guarantees; skipped without TEST_DATABASE_URL. */
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
  }, OPENING_MS)
  afterAll(async () => {
    await opened?.database.close()
    await opened?.drop()
  })
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

async function openTestPglite(fill?: Fill): Promise<Opened> {
  return { database: await filledPglite(fill), url: '', drop: async () => undefined }
}

/** @throws what the filling throws, with nothing left open */
export async function openTestPostgres(server: string, fill?: Fill): Promise<Opened> {
  const name = await newPostgres(server, fill)
  const drop = () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  try {
    const url = urlOf(server, name)
    const database = await openFor(url, 20, (opened) => fill?.copied(opened))
    return { database, url, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

/** Makes a database with the fill's rows; gives its name. */
async function newPostgres(server: string, fill: Fill | undefined): Promise<string> {
  const filled = fill && (await filledPostgres(server, fill))
  const name = newName()
  await administer(
    server,
    filled ? `CREATE DATABASE ${name} TEMPLATE ${filled} STRATEGY FILE_COPY` : `CREATE DATABASE ${name}`,
  )
  return name
}

/** A database to be copied; it is deleted with the throw-away server. */
async function filledPostgres(server: string, fill: Fill): Promise<string> {
  const known = handedOn.get(`postgres ${fill.name}`)
  if (typeof known === 'string') return known
  const filled = await newPostgres(server, fill.after)
  const database = await openFor(urlOf(server, filled), 2, async (opened) => {
    await fill.after?.copied(opened)
    await fill.work(opened)
  })
  await database.close()
  handedOn.set(`postgres ${fill.name}`, filled)
  return filled
}

/** Opens a database for some work, which closes it when it fails: its connections would keep Jest from ending. */
async function openFor(
  url: string,
  poolSize: number,
  work: (database: Database) => Promise<void> | undefined,
): Promise<Database> {
  const database = await openDatabase({ url, poolSize })
  try {
    await work(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const newName = (): string => `test_${randomBytes(8).toString('hex')}`

const urlOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
