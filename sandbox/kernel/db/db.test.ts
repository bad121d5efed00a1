import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { rowsOf } from './database'
import {
  DatabaseUnusable,
  DataDirectoryInUse,
  MigrationChanged,
  MigrationUnknown,
  NestedTransaction,
  sqlState,
  TransactionFailed,
} from './errors'
import { migrate, migrationsIn } from './migrate'
import { openDatabase } from './open'
import { schema } from '@sandbox/testing/schema'
import { withDatabase, withPostgres } from './testing/withDatabase'
import { inFull } from '@test/inFull'

const SENTENCE = /made by another version .* nothing in it was changed: .* "npm start -- --fresh"/
const folders: string[] = []
const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-db-'))
  folders.push(folder)
  return folder
}
/** Every file below a folder with a digest of its bytes and the time of its last change. */
const contentsOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')} ${statSync(path).mtimeMs}`)
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

withDatabase((database) => {
  test('int8 arrives as a number, and one that a number cannot hold is refused', async () => {
    const db = database.current.drizzle
    expect(await rowsOf(db, sql`SELECT 9007199254740991::bigint AS n`)).toEqual([{ n: Number.MAX_SAFE_INTEGER }])
    await expect(rowsOf(db, sql`SELECT 9007199254740993::bigint AS n`)).rejects.toThrow()
  })

  test('a transaction that fails leaves nothing', async () => {
    const failing = database.current.transaction(async (tx) => {
      await tx.insert(schema.configFlags).values({ name: 'a', value: '1', changedAt: 0 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.current.drizzle.select().from(schema.configFlags)).toEqual([])
  })

  test('a failed statement that is swallowed ends the transaction by name, and nothing of it is told as kept', async () => {
    const swallowing = database.current.transaction(async (tx) => {
      await tx.insert(schema.configFlags).values({ name: 'a', value: '1', changedAt: 0 })
      await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
      return 'done'
    })
    await expect(swallowing).rejects.toThrow(TransactionFailed)
    expect(await database.current.drizzle.select().from(schema.configFlags)).toEqual([])
  })

  test('a failed savepoint is no failed transaction', async () => {
    const { current } = database
    await current.transaction(async (tx) => {
      await tx.insert(schema.configFlags).values({ name: 'a', value: '1', changedAt: 0 })
      await tx.transaction((part) => part.execute(sql`SELECT 1 / 0`)).catch(() => undefined)
    })
    expect(await current.drizzle.delete(schema.configFlags).returning()).toMatchObject([{ name: 'a' }])
  })

  test('reaching past an open transaction is an error at once rather than a deadlock', async () => {
    const { current } = database
    await expect(current.transaction(() => current.transaction(async () => 1))).rejects.toThrow(NestedTransaction)
    await expect(current.transaction(async () => current.drizzle.execute(sql`SELECT 1`))).rejects.toThrow(
      NestedTransaction,
    )
  })

  test('migrating again changes nothing; a changed or unknown migration is named', async () => {
    const known = migrationsIn(join(__dirname, 'migrations'))
    await migrate(database.current)
    const changed = known.map((one, index) => (index === 0 ? { ...one, text: `${one.text}\nSELECT 1;` } : one))
    await expect(migrate(database.current, changed)).rejects.toThrow(MigrationChanged)
    await expect(migrate(database.current, [])).rejects.toThrow(MigrationUnknown)
    expect(await migrate(database.current, []).catch(String)).toMatch(SENTENCE)
  })

  test('a process of the former release starts beside additions, and beside a second step whose first it knows', async () => {
    const known = migrationsIn(join(__dirname, 'migrations'))
    const more = { name: '9998_more.sql', text: 'ALTER TABLE config_flags ADD COLUMN note text;' }
    const less = {
      name: '9999_less.sql',
      text: `-- second step of ${more.name}\nALTER TABLE config_flags DROP COLUMN note;`,
    }
    await migrate(database.current, [...known, more])
    await migrate(database.current, known)
    await migrate(database.current, [...known, more, less])
    await migrate(database.current, [...known, more])
    await expect(migrate(database.current, known)).rejects.toThrow(MigrationUnknown)
    await database.current.drizzle.execute(sql`DELETE FROM schema_migrations WHERE name > '9'`)
  })

  test('a migration that fails half-way leaves nothing of itself', async () => {
    const broken = { name: '9999_broken.sql', text: 'CREATE TABLE half (id int); SELECT 1/0;' }
    const all = [...migrationsIn(join(__dirname, 'migrations')), broken]
    const error = await migrate(database.current, all).catch((caught: unknown) => caught)
    expect(sqlState(error)).toBe('22012')
    expect(await rowsOf(database.current.drizzle, sql`SELECT to_regclass('half') AS half`)).toEqual([{ half: null }])
  })
})

withPostgres((database) => {
  test('losers of a serialization race run again until every one counted', async () => {
    const { current } = database
    await current.drizzle.insert(schema.configFlags).values({ name: 'count', value: '0', changedAt: 0 })
    const increment = () =>
      current.transaction(
        async (tx) => {
          const [row] = await rowsOf<{ value: string }>(tx, sql`SELECT value FROM config_flags WHERE name = 'count'`)
          await tx.execute(sql`UPDATE config_flags SET value = ${String(Number(row?.value) + 1)} WHERE name = 'count'`)
        },
        { isolation: 'serializable' },
      )
    await Promise.all(Array.from({ length: 6 }, increment))
    const rows = await rowsOf(current.drizzle, sql`SELECT value FROM config_flags WHERE name = 'count'`)
    expect(rows).toEqual([{ value: '6' }])
  })

  test('processes that start at once migrate one after the other', async () => {
    await database.current.drizzle.execute(sql`CREATE DATABASE starting TEMPLATE template0`)
    const url = Object.assign(new URL(database.url), { pathname: '/starting' }).href
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, poolSize: 2 })))
    await Promise.all(opened.map((one) => one.close()))
    await database.current.drizzle.execute(sql`DROP DATABASE starting WITH (FORCE)`)
  })

  test('while somebody reads every table, as a backup does, a process starts, and a migration waits and keeps nobody back', async () => {
    const { current } = database
    const known = migrationsIn(join(__dirname, 'migrations'))
    const more = { name: '9998_more.sql', text: 'ALTER TABLE config_flags ADD COLUMN note text;' }
    const waiting = sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'config_flags'::regclass`
    const backup = new pg.Client({ connectionString: database.url })
    await backup.connect()
    try {
      await backup.query('BEGIN; LOCK TABLE config_flags, schema_migrations IN ACCESS SHARE MODE')
      await migrate(current, known)
      const migrating = migrate(current, [...known, more])
      while ((await rowsOf(current.drizzle, waiting)).length === 0) await sleep(20)
      await rowsOf(current.drizzle, sql`SELECT name FROM config_flags`)
      await backup.query('COMMIT')
      await migrating
    } finally {
      await backup.end()
    }
    await current.drizzle.execute(sql`ALTER TABLE config_flags DROP COLUMN note`)
    await current.drizzle.execute(sql`DELETE FROM schema_migrations WHERE name > '9'`)
  })

  test('a server that is not there is an error, not a wait', async () => {
    await expect(openDatabase({ url: 'postgres://bank@127.0.0.1:1/none' })).rejects.toThrow()
  })
})

describe('a data directory', () => {
  test('keeps what was committed and belongs to one process at a time', async () => {
    const dataDir = join(temporary(), 'data')
    const first = await openDatabase({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirectoryInUse)
    await first.drizzle.insert(schema.configFlags).values({ name: 'kept', value: 'yes', changedAt: 0 })
    await first.close()
    const second = await openDatabase({ dataDir })
    expect(await second.drizzle.select().from(schema.configFlags)).toEqual([
      { name: 'kept', value: 'yes', changedAt: 0 },
    ])
    await second.close()
  })

  inFull('that is broken is named, with what to do', async () => {
    const dataDir = join(temporary(), 'data')
    await (await openDatabase({ dataDir })).close()
    writeFileSync(join(dataDir, 'PG_VERSION'), '7')
    await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseUnusable)
  })

  inFull('of another schema is refused with what to do, and stays as it was to the byte', async () => {
    const dataDir = join(temporary(), 'data')
    await (await openDatabase({ dataDir })).close()
    const path = join(dataDir, 'schema_migrations.txt')
    const [another, later] = [`0001_schema.sql ${'0'.repeat(64)}\n`, `${readFileSync(path, 'utf8')}9999_later.sql 0\n`]
    // Folders from before the schema was one file have no list.
    for (const list of [another, later, undefined]) {
      if (list === undefined) rmSync(path)
      else writeFileSync(path, list)
      const before = contentsOf(dataDir)
      const error = String(await openDatabase({ dataDir }).catch((caught: unknown) => caught))
      expect(error).toMatch(SENTENCE)
      expect(error).toContain(dataDir)
      expect(contentsOf(dataDir)).toEqual(before)
      expect(readdirSync(join(dataDir, '..'))).toEqual(['data'])
    }
  })

  inFull('left locked by a process that is gone opens again', async () => {
    const dataDir = join(temporary(), 'data')
    writeFileSync(`${dataDir}.lock`, '999999999')
    await (await openDatabase({ dataDir })).close()
  })
})
