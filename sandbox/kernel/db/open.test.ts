import { sql } from 'drizzle-orm'
import { rowsOf } from './database'
import { DatabaseUnreachable, DatabaseUnusable, isUnreachable } from './errors'
import { openDatabase } from './open'
import { withPostgres } from './testing/withDatabase'

withPostgres((database) => {
  const nameOf = () => new URL(database.url).pathname.slice(1)
  const setReadOnly = (on: boolean) =>
    database.current.drizzle.execute(
      sql.raw(
        `ALTER DATABASE ${nameOf()} ${on ? 'SET default_transaction_read_only = on' : 'RESET default_transaction_read_only'}`,
      ),
    )
  const write = sql`UPDATE bank_clock SET offset_ms = offset_ms`

  test('a connection to a primary that has become a standby is given up, and the next leads to its successor', async () => {
    await setReadOnly(true)
    const opening = { url: database.url, poolSize: 1 }
    const db = await openDatabase(opening).catch((error: unknown) => error)
    expect(isUnreachable(db)).toBe(true)
    await setReadOnly(false)
    const open = await openDatabase(opening)
    try {
      // The one connection of transactions, as it would be at a demoted server.
      await open.transaction((tx) => tx.execute(sql`SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY`))
      const writing = () => open.transaction((tx) => tx.execute(write))
      expect(isUnreachable(await writing().catch((error: unknown) => error))).toBe(true)
      await writing()
    } finally {
      await open.close()
    }
  })

  test('work that gets no connection in time fails by name instead of waiting for ever', async () => {
    const open = await openDatabase({ url: database.url, poolSize: 1, connectionWait: 500 })
    try {
      let end: () => void = () => undefined
      const held = new Promise<void>((done) => (end = done))
      const holding = open.transaction(() => held)
      await expect(open.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toBeInstanceOf(DatabaseUnreachable)
      end()
      await holding
      const sleeping = rowsOf(open.drizzle, sql`SELECT pg_sleep(2)`)
      const read = await rowsOf(open.drizzle, sql`SELECT 1`).catch((error: unknown) => error)
      expect(isUnreachable(read)).toBe(true)
      await sleeping
      expect(await rowsOf(open.drizzle, sql`SELECT 1 AS n`)).toEqual([{ n: 1 }])
    } finally {
      await open.close()
    }
  })

  test('a database where single statements would wait for a lock for ever is refused, as behind a pooler that drops it', async () => {
    await expect(openDatabase({ url: database.url, lockWait: 0 })).rejects.toBeInstanceOf(DatabaseUnusable)
  })
})
