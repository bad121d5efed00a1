import { PGlite, types as pgliteTypes } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { databaseOf } from './database'
import type { Database, Isolation, PoolCounts, Transact } from './database'
import type { Queryable, Tx } from './queryable'
import { lockDirectory } from './directoryLock'
import { embeddedClient } from './embedded'
import { DatabaseUnreachable, DatabaseUnusable, isUnreachable, TransactionFailed } from './errors'
import { migrate, noteMigrations, refuseOtherFolder } from './migrate'

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
  /** Connections to PostgreSQL for transactions at most; 10 unless given. Half as many more serve single reads. */
  readonly poolSize?: number
  /** How long a call's statement waits for a lock of PostgreSQL, ms; 5 s unless given. */
  readonly lockWait?: number
  /** How long work waits for a connection to PostgreSQL, ms; 10 s unless given. */
  readonly connectionWait?: number
  /** Of an embedded database; prepared unless given. */
  readonly statements?: Statements
}

/** Longer than any honest transaction takes, shorter than a customer waits (ours). */
const LOCK_WAIT_MS = 5_000
/** How long a call waits for a connection, to be made or to become free; a customer's phone waits for 30 s (ours). */
const CONNECTION_WAIT_MS = 10_000

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
  const { url, dataDir, statements } = location
  const database = url ? await openPostgres(url, location) : await openPglite(dataDir, statements)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Converts bytes to PostgreSQL's text of them and back. PGlite's own conversion goes byte by byte and takes a second for a
 * picture.
 */
const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`
const bytesOf = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex')

/**
 * Transactions and single statements have connections of their own: transactions hold theirs while they wait for each other,
 * and somebody's read shouldn't wait with them. Through PgBouncer in transaction mode the next statement may be another
 * connection's, so nothing here belongs to a session (docs/decisions/several-processes.md).
 * @throws DatabaseUnusable where single statements would wait for a lock for ever
 */
async function openPostgres(
  url: string,
  { poolSize = 10, lockWait = LOCK_WAIT_MS, connectionWait = CONNECTION_WAIT_MS }: DatabaseLocation,
): Promise<Database> {
  // Set for all pools, because Drizzle asks pg's global parsers.
  pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger)
  const usual = { connectionString: url, connectionTimeoutMillis: connectionWait, keepAlive: true }
  const works = poolOf({ ...usual, max: poolSize })
  const reads = poolOf({ ...usual, max: Math.ceil(poolSize / 2), lock_timeout: lockWait })
  const close = async () => void (await Promise.all([works.end(), reads.end()]))
  try {
    await requireLockWait(reads)
  } catch (error) {
    await close()
    throw error
  }
  const handle = drizzlePostgres(reads, { casing: 'snake_case' })
  const connections = () => [countsOf('transactions', works), countsOf('reads', reads)]
  const database = databaseOf('postgres', handle as unknown as Queryable, transactOn(works, lockWait), close)
  return Object.assign(database, { connections })
}

/** A connection pooler may take what a connection asks for at its start, and leave it out. @throws DatabaseUnusable */
async function requireLockWait(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ lock_timeout: string }>('SHOW lock_timeout')
  if (rows[0]?.lock_timeout !== '0') return
  throw new DatabaseUnusable(
    'the connection pooler of DATABASE_URL drops lock_timeout, so a call would wait for a lock for ever: let it set one for each of its connections (connect_query of sandbox/host/cluster/pgbouncer.ini)',
  )
}

const countsOf = (pool: PoolCounts['pool'], { totalCount, idleCount, waitingCount }: pg.Pool): PoolCounts => ({
  pool,
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new NamingPool(config)
  // Without a listener a lost connection would end the process. Whoever uses it gets the error from their query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', nameLoss))
  return pool
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Names a connection that didn't come in time, which the pool reports by a text only. */
class NamingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch((error: unknown) => Promise.reject(named(error)))
    super.connect((error, client, done) => callback(error && (named(error) as Error), client, done))
  }
}

/** Both texts are of pg-pool's. */
const TOO_LATE = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/

/** Not instanceof, as in ./errors.ts. */
const named = (error: unknown): unknown =>
  TOO_LATE.test(String((error as { message?: unknown }).message))
    ? new DatabaseUnreachable('no connection to the database in time', { cause: error })
    : error

/** Gives Node's error code to a socket that closed during a query; pg reports it by a text only. */
function nameLoss(error: Error & { code?: string }): void {
  error.code ??= 'ECONNRESET'
}

/**
 * Takes a connection for each transaction in order to notice its loss; the error thrown by then is only the failure of
 * ROLLBACK. BEGIN and COMMIT are sent here, because Drizzle doesn't look at COMMIT's answer.
 */
function transactOn(pool: pg.Pool, lockWait: number): Transact {
  const dialect = new PgDialect({ casing: 'snake_case' })
  return async (work, config, isOfCall) => {
    const client = await pool.connect()
    let lost: Error | undefined
    let failure: unknown
    const note = (error: Error): void => void (lost ??= error)
    client.on('error', note)
    try {
      const tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
      return await committed(client, () => work(tx as unknown as Tx), {
        isolation: config?.isolationLevel,
        lockWait: isOfCall ? lockWait : 0,
      })
    } catch (error) {
      failure = lost ? lostConnection(lost) : error
      throw failure
    } finally {
      client.off('error', note)
      // Also one to a server that has become a standby: another connection leads to who took its place.
      client.release(isUnreachable(failure))
    }
  }
}

const lostConnection = (cause: unknown): DatabaseUnreachable =>
  new DatabaseUnreachable('the connection to the database was lost', { cause })

/** Runs `work` between BEGIN and COMMIT. */
async function committed<T>(
  client: pg.PoolClient,
  work: () => Promise<T>,
  { isolation = 'read committed', lockWait }: { readonly isolation?: Isolation; readonly lockWait: number },
): Promise<T> {
  // Named for all: through a pooler the connection may have one of another transaction's or of the pooler's own.
  await client.query(`BEGIN ISOLATION LEVEL ${isolation}; SET LOCAL lock_timeout = ${lockWait}`)
  try {
    const result = await work()
    // COMMIT rolls back a transaction in which a statement failed, and reports no error.
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new TransactionFailed()
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: unknown) => Promise.reject(lostConnection(cause)))
    throw error
  }
}

/** Locks a data folder that this version can open. @throws DataDirectoryInUse, MigrationChanged, MigrationUnknown */
async function lockFitting(dataDir: string): Promise<() => void> {
  const unlock = await lockDirectory(dataDir)
  try {
    refuseOtherFolder(dataDir)
    return unlock
  } catch (error) {
    unlock()
    throw error
  }
}

async function openPglite(dataDir: string | undefined, statements?: Statements): Promise<Database> {
  const unlock = dataDir === undefined ? () => undefined : await lockFitting(dataDir)
  try {
    const database = await pgliteDatabase({ dataDir }, { statements, closed: unlock })
    if (dataDir !== undefined) noteMigrations(dataDir)
    return database
  } catch (error) {
    unlock()
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseUnusable(
      `the data directory ${dataDir ?? '(memory)'} can't be opened (${reason}); move it away and start again`,
      { cause: error },
    )
  }
}

/** An embedded database; doesn't bring its schema up to date. */
export async function pgliteDatabase(
  options: PGliteOptions,
  { statements = 'prepared', closed }: { readonly statements?: Statements; readonly closed?: () => void } = {},
): Promise<Database & { readonly client: PGlite }> {
  const client = await PGlite.create({
    ...options,
    // A reset drops and makes every table in one transaction, which holds a lock on each of them and of their indexes.
    startParams: [...(options.startParams ?? PGlite.defaultStartParams), '-c', 'max_locks_per_transaction=512'],
    parsers: { [pgliteTypes.INT8]: safeInteger, [pgliteTypes.BYTEA]: bytesOf },
    serializers: { [pgliteTypes.BYTEA]: textOf },
  })
  await client.query('SELECT 1')
  const used = statements === 'plain' ? client : (embeddedClient(client) as unknown as PGlite)
  const handle = drizzlePglite(used, { casing: 'snake_case' })
  const close = async () => {
    await client.close()
    closed?.()
  }
  const transact: Transact = (work, config) => handle.transaction((tx) => work(tx as unknown as Tx), config)
  return Object.assign(databaseOf('pglite', handle as unknown as Queryable, transact, close), { client })
}
