import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { queryWallet } from '@/contract/account/queryWallet'
import { buyProduct } from '@/contract/order/buyProduct'
import { queryOperation } from '@/contract/order/queryOperation'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { openDatabase } from '@sandbox/kernel/db'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import { SEEDED } from '@sandbox/testing/seeded'
import { testServer } from '@sandbox/testing/server'
import { DEMO_PASSWORD } from '../seeding/customers'
import { demoCustomerId } from '../seeding/people'

const BURST = 30
/** Of one customer at a time, however many they send. */
const AT_ONCE = 4
const MAX_LOOKS = 3_000

const PURCHASE = {
  productType: '20194',
  amount: 100_000,
  expectedRate: 130,
  agreementVersion: PRODUCT_AGREEMENT_VERSION,
  password: DEMO_PASSWORD,
}

withPostgres((database) => {
  /** Works while somebody else holds a customer's row, which every movement of theirs waits for. */
  async function whileHeld<T>(key: string, work: (waiting: () => Promise<number>) => Promise<T>): Promise<T> {
    const [holder, looker] = [1, 2].map(() => new pg.Client({ connectionString: database.url }))
    if (!holder || !looker) throw new Error('two connections')
    await holder.connect()
    await looker.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT 1 FROM customers WHERE id = $1 FOR NO KEY UPDATE', [demoCustomerId(key)])
      return await work(async () => {
        // A transaction would see the same activity all the time.
        const { rows } = await looker.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        return rows[0]?.n ?? 0
      })
    } finally {
      await holder.query('ROLLBACK')
      await holder.end()
      await looker.end()
    }
  }

  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    for (let looks = 0; !(await isSo()); looks += 1) {
      if (looks > MAX_LOOKS) throw new Error('it never came so far')
      await sleep(5)
    }
  }

  test('a customer’s burst holds a few connections, and another reads and pays meanwhile', async () => {
    // Long enough for the test: nothing of the burst gives up.
    const db = await openDatabase({ url: database.url, poolSize: 6, lockWait: 120_000 })
    const server = await testServer(db)
    const lina = await testClient(server).as('李娜')
    const zhangwei = await testClient(server).as('张伟')
    const burst = await whileHeld('lina', async (waiting) => {
      const sent = Array.from({ length: BURST }, () => lina.call(buyProduct, { ...PURCHASE, clientId: newClientId() }))
      await until(async () => (await waiting()) >= AT_ONCE)
      expect(await zhangwei.call(queryWallet, {})).toMatchObject({ ok: true })
      const bought = await zhangwei.call(buyProduct, { ...PURCHASE, clientId: newClientId() })
      expect(bought).toMatchObject({ ok: true })
      expect(await waiting()).toBe(AT_ONCE)
      return sent
    })
    const names = (await Promise.all(burst)).map((one) => (one.ok ? 'ok' : one.error))
    expect(names.filter((name) => name !== 'ok' && name !== 'InsufficientFunds')).toEqual([])
    expect(await checkInvariants(db)).toEqual([])
    await server.close()
    await db.close()
  }, 120_000)

  test('who waits for too long is refused by name, and the same id is carried out once when it is sent again', async () => {
    const db = await openDatabase({ url: database.url, poolSize: 4, lockWait: 100 })
    const server = await testServer(db)
    const lina = await testClient(server).as('李娜')
    const order = { ...PURCHASE, clientId: newClientId() }
    const refused = await whileHeld('lina', () => lina.call(buyProduct, order))
    expect(refused).toMatchObject({ ok: false, error: 'BankBusy', message: expect.stringContaining('请稍后再试') })
    const bought = await lina.call(buyProduct, order)
    expect(bought).toMatchObject({ ok: true })
    expect(await lina.call(buyProduct, order)).toEqual(bought)
    expect(await lina.call(queryOperation, { clientId: order.clientId })).toMatchObject({ value: { state: 'DONE' } })
    await server.close()
    await db.close()
  }, 120_000)
}, SEEDED)
