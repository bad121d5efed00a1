import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { testConfig } from '@sandbox/testing/server'
import { serverKeys } from '@sandbox/kernel/session/serverKeys'
import { DatabaseUnreachable } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { createServer } from './server'

withEmbeddedBank((bank) => {
  const asked = async (url: string, parts: { readonly db?: Database; readonly isStopping?: () => boolean } = {}) => {
    const keys = await serverKeys(bank.db, undefined)
    const server = createServer({ db: bank.db, config: testConfig(), keys, ...parts })
    const answer = await server.inject({ url, headers: { accept: 'text/html' } })
    await server.close()
    return [answer.statusCode, answer.body, answer.headers['cache-control']]
  }
  const unreachable = (): Database =>
    Object.create(bank.db, {
      drizzle: { value: { execute: () => Promise.reject(new DatabaseUnreachable('gone')) } },
    }) as Database

  test('a bank whose database answers is alive and ready, and tells nothing else', async () => {
    expect(await asked('/healthz')).toEqual([200, 'alive', 'no-store'])
    expect(await asked('/readyz')).toEqual([200, 'ready', 'no-store'])
  })

  test('without its database, or told to stop, it is alive and not ready, and says which', async () => {
    const gone = { db: unreachable() }
    const stopping = { isStopping: () => true }
    for (const parts of [gone, stopping]) expect(await asked('/healthz', parts)).toEqual([200, 'alive', 'no-store'])
    expect(await asked('/readyz', gone)).toEqual([503, 'not ready', 'no-store'])
    expect(await asked('/readyz', stopping)).toEqual([503, 'stopping', 'no-store'])
  })

  test('a database that keeps silent is not waited for', async () => {
    const silent = { drizzle: { value: { execute: () => new Promise(() => undefined) } } }
    expect(await asked('/readyz', { db: Object.create(bank.db, silent) as Database })).toEqual([
      503,
      'not ready',
      'no-store',
    ])
  })

  test('a database without migrations or an opened ledger is not ready', async () => {
    const closed = { drizzle: { value: { execute: async () => ({ rows: [{ open: false }] }) } } }
    expect(await asked('/readyz', { db: Object.create(bank.db, closed) as Database })).toEqual([
      503,
      'not ready',
      'no-store',
    ])
  })
})
