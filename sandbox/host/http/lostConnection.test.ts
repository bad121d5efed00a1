import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { queryWallet } from '@/contract/account/queryWallet'
import { buyProduct } from '@/contract/order/buyProduct'
import type { ClientId } from '@/crypto/clientId'
import { queryOperation } from '@/contract/order/queryOperation'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { DatabaseUnreachable, isUnreachable, openDatabase, rowsOf } from '@sandbox/kernel/db'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { SEEDED } from '@sandbox/testing/seeded'
import { testServer } from '@sandbox/testing/server'
import { DEMO_PASSWORD } from '../seeding/customers'

const MAX_LOOKS = 500

withPostgres((database) => {
  /** Somebody with the database's own rights, on a connection that the bank doesn't know. */
  async function asOperator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  /** Ends the matching connections of this database except the operator's own. */
  const endConnections = async (operator: pg.Client, which: string): Promise<number> => {
    const { rowCount } = await operator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`,
    )
    return rowCount ?? 0
  }

  test('a transaction whose connection is lost fails by name, leaves nothing, and the next one works', async () => {
    const db = database.current
    const losing = db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE bank_clock SET offset_ms = offset_ms + 1000000`)
      await asOperator((operator) => endConnections(operator, `state = 'idle in transaction'`))
      await tx.execute(sql`SELECT 1`)
    })
    const before = await rowsOf(db.drizzle, sql`SELECT offset_ms FROM bank_clock`)
    await expect(losing).rejects.toBeInstanceOf(DatabaseUnreachable)
    expect(await rowsOf(db.drizzle, sql`SELECT offset_ms FROM bank_clock`)).toEqual(before)
  })

  /** A line between the bank and the database that can be cut; the server then gives no reason. */
  async function lineTo(url: string) {
    const { hostname, port } = new URL(url)
    const sockets = new Set<Socket>()
    const server = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port: own } = server.address() as AddressInfo
    const cut = () => sockets.forEach((socket) => socket.destroy())
    return { url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: own }).href, cut, server }
  }

  test('a statement whose line is cut without a word fails by name, and the next one has a line again', async () => {
    const line = await lineTo(database.url)
    const db = await openDatabase({ url: line.url, poolSize: 1 })
    try {
      const asking = rowsOf(db.drizzle, sql`SELECT pg_sleep(60)`).catch((error: unknown) => error)
      const asked = () =>
        rowsOf(database.current.drizzle, sql`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)
      for (let looks = 0; (await asked()).length === 0 && looks < MAX_LOOKS; looks += 1) await sleep(10)
      line.cut()
      expect(isUnreachable(await asking)).toBe(true)
      expect(await rowsOf(db.drizzle, sql`SELECT 1 AS n`)).toEqual([{ n: 1 }])
    } finally {
      await db.close()
      line.server.close()
    }
  })

  describe('a purchase that loses its connection', () => {
    const purchase = {
      productType: '20194',
      amount: 100_000,
      expectedRate: 130,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: DEMO_PASSWORD,
    }

    /** Sends a purchase and ends its connection once it has claimed its id and waits for the customer's account. */
    async function loseIt(customer: TestCustomer, clientId: ClientId) {
      return asOperator(async (operator) => {
        await operator.query('BEGIN')
        await operator.query(`SELECT 1 FROM ledger_accounts WHERE id LIKE 'wallet:%' FOR UPDATE`)
        const buying = customer.call(buyProduct, { clientId, ...purchase })
        for (let looks = 0; (await endConnections(operator, `wait_event_type = 'Lock'`)) === 0; looks += 1) {
          if (looks > MAX_LOOKS) throw new Error('the purchase never waited for the account')
          await sleep(10)
        }
        const answer = await buying
        await operator.query('ROLLBACK')
        return answer
      })
    }

    test('is refused by name, and asking by its id says that nothing was done', async () => {
      const server = await testServer(database.current)
      const [customer, clientId] = [await testClient(server).as('李娜'), newClientId()]
      expect(await loseIt(customer, clientId)).toMatchObject({ ok: false, error: 'ServiceUnavailable' })
      expect(await customer.call(queryOperation, { clientId })).toMatchObject({ value: { state: 'NONE' } })
      expect(await checkInvariants(database.current)).toEqual([])
      await server.close()
    })

    test('is done once when it is sent again under its id', async () => {
      const server = await testServer(database.current)
      const [customer, clientId] = [await testClient(server).as('李娜'), newClientId()]
      expect(await loseIt(customer, clientId)).toMatchObject({ ok: false, error: 'ServiceUnavailable' })
      const bought = await customer.call(buyProduct, { clientId, ...purchase })
      expect(bought).toMatchObject({ ok: true })
      expect(await customer.call(buyProduct, { clientId, ...purchase })).toEqual(bought)
      expect(await customer.call(queryOperation, { clientId })).toMatchObject({ value: { state: 'DONE' } })
      expect(await checkInvariants(database.current)).toEqual([])
      await server.close()
    })
  })

  test('after the database ended every connection the bank goes on by itself', async () => {
    const server = await testServer(database.current)
    const customer = await testClient(server).as('李娜')
    await Promise.all([1, 2, 3].map(() => customer.call(queryWallet, {})))
    expect(await asOperator((operator) => endConnections(operator, 'true'))).toBeGreaterThan(0)
    const answers = []
    for (let asked = 0; asked < 3; asked += 1) answers.push(await customer.call(queryWallet, {}))
    expect(answers.at(-1)).toMatchObject({ ok: true })
    await server.close()
  })
}, SEEDED)
