import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { seedCatalogue } from '@sandbox/business/product'
import { startProcess } from '../db/testing/childProcess'
import { MONDAY_MORNING, openCustomer } from '../db/testing/people'
import { withDatabase, withPostgres } from '../db/testing/withDatabase'
import { buyOnce } from './testing/purchase'
import { findOperation, findOrder, ordersOf, runOnce } from './'
import { sendMessages } from '@sandbox/business/message'
import { rowsOf } from '../db'
import { schema } from '@sandbox/testing/schema'
import { balanceOf, wallet } from '../ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { transferOut } from '@sandbox/business/transfer'

const newId = () => randomBytes(16).toString('hex')

withDatabase((database) => {
  beforeAll(() => database.current.transaction((tx) => seedCatalogue(tx)))

  const call = (customerId: string, clientId = newId()) => ({
    clientId,
    customerId,
    call: 'transferOut',
    bodyHash: 'body',
  })
  const payOut = (customerId: string, amount: number) => (tx: Parameters<typeof transferOut>[0]) =>
    transferOut(tx, { customerId, amount: fen(amount), now: MONDAY_MORNING })
  const refusing = (name: Parameters<typeof bankError>[0]) => async () => fail(bankError(name))

  test('the same id and body gets the stored answer, and the money moves once', async () => {
    const customer = await openCustomer(database.current, 1000)
    const identity = call(customer)
    const first = await runOnce(database.current, identity, payOut(customer, 600))
    expect(first.ok).toBe(true)
    expect(await runOnce(database.current, identity, payOut(customer, 600))).toEqual(first)
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(400)
    expect(await findOperation(database.current, customer, identity.clientId)).toMatchObject({
      call: 'transferOut',
      answer: first,
    })
  })

  test.each([
    ['body', { bodyHash: 'other' }],
    ['call', { call: 'other' }],
    ['customer', { customerId: 'other' }],
  ])('the same id with another %s is refused and nothing is done', async (_, change) => {
    const customer = await openCustomer(database.current, 1000)
    const identity = call(customer)
    await runOnce(database.current, identity, payOut(customer, 100))
    const again = await runOnce(database.current, { ...identity, ...change }, payOut(customer, 100))
    expect(again).toMatchObject({ ok: false, error: { name: 'ClientIdReused' } })
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(900)
  })

  test('a refusal for good stays the answer even when the reason is gone; it leaves no entry', async () => {
    const customer = await openCustomer(database.current, 0)
    const identity = call(customer)
    const refused = await runOnce(database.current, identity, async (tx) => {
      await sendMessages(tx, [
        { customerId: customer, kind: 'identity', title: 't', body: 'b', source: newId(), at: 0 },
      ])
      return payOut(customer, 1)(tx)
    })
    expect(refused).toMatchObject({ ok: false, error: { name: 'InsufficientFunds' } })
    expect(await runOnce(database.current, identity, async () => ok('now'))).toEqual(refused)
    expect(
      await database.current.drizzle.select().from(schema.messages).where(eq(schema.messages.customerId, customer)),
    ).toEqual([])
  })

  test.each(['PasswordWrong', 'PasswordLocked', 'AccountDormant', 'RiskTestExpired', 'AgreementMissing'] as const)(
    '%s gives the id back: the customer puts it right and sends the same order',
    async (name) => {
      const customer = await openCustomer(database.current, 1000)
      const identity = call(customer)
      expect(await runOnce(database.current, identity, refusing(name))).toMatchObject({ error: { name } })
      const found = await findOperation(database.current, customer, identity.clientId)
      expect(found).toMatchObject({ call: identity.call, answer: { error: { name } } })
      expect((await runOnce(database.current, identity, payOut(customer, 1))).ok).toBe(true)
    },
  )

  test('what authorisation writes stays when it refuses, even under a name that would be final, and no work is done', async () => {
    const customer = await openCustomer(database.current, 1000)
    const identity = call(customer)
    await database.current.drizzle
      .insert(schema.credentials)
      .values({ customerId: customer, kind: 'payment', hash: '', salt: '', cost: 10, changedAt: 0 })
    const authorise = async (tx: Parameters<typeof transferOut>[0]) => {
      await tx.execute(sql`UPDATE credentials SET failures = failures + 1 WHERE customer_id = ${customer}`)
      return fail(bankError('QuotaSoldOut'))
    }
    const refused = await runOnce(database.current, identity, payOut(customer, 1), { authorise })
    expect(refused).toMatchObject({ error: { name: 'QuotaSoldOut' } })
    const [credential] = await database.current.drizzle
      .select()
      .from(schema.credentials)
      .where(eq(schema.credentials.customerId, customer))
    expect(credential?.failures).toBe(1)
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(1000)
    const done = await runOnce(database.current, identity, payOut(customer, 1), {
      authorise: async () => ok(undefined),
    })
    expect(done.ok).toBe(true)
    // Needs no password, because giving the stored answer moves nothing.
    expect(await runOnce(database.current, identity, payOut(customer, 1), { authorise })).toEqual(done)
  })

  test('work that throws leaves nothing, and the id is free', async () => {
    const customer = await openCustomer(database.current, 1000)
    const identity = call(customer)
    const broken = runOnce(database.current, identity, async (tx) => {
      await payOut(customer, 600)(tx)
      throw new Error('crash')
    })
    await expect(broken).rejects.toThrow('crash')
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(1000)
    expect((await runOnce(database.current, identity, payOut(customer, 600))).ok).toBe(true)
  })

  test('of 30 at once with one id one works and all hear its answer', async () => {
    const customer = await openCustomer(database.current, 1000)
    const identity = call(customer)
    let worked = 0
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        runOnce(database.current, identity, (tx) => {
          worked += 1
          return payOut(customer, 10)(tx)
        }),
      ),
    )
    expect(worked).toBe(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(990)
  })

  test('200 purchases at once, each sent twice, against money for 11: exactly 11 orders', async () => {
    const customer = await openCustomer(database.current, 11 * 5000)
    const ids = Array.from({ length: 200 }, newId)
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => buyOnce(database.current, customer, id, MONDAY_MORNING)),
    )
    const bought = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    expect(bought).toHaveLength(22)
    expect(new Set(bought).size).toBe(11)
    expect(await ordersOf(database.current.drizzle, customer, { kinds: ['depositPurchase'] })).toHaveLength(11)
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(0)
    expect(await checkInvariants(database.current)).toEqual([])
  })

  test('operations and orders of another customer are not found', async () => {
    const [customer, other] = [await openCustomer(database.current, 1000), await openCustomer(database.current, 0)]
    const identity = call(customer)
    const done = await runOnce(database.current, identity, payOut(customer, 1))
    expect(await findOperation(database.current, other, identity.clientId)).toBeUndefined()
    const id = done.ok ? done.value.id : ''
    expect(await findOrder(database.current.drizzle, customer, id)).toMatchObject({ kind: 'transferOut', amount: 1 })
    expect(await findOrder(database.current.drizzle, other, id)).toBeUndefined()
  })

  test('orders are listed newest first, page by page', async () => {
    const customer = await openCustomer(database.current, 1000)
    for (const amount of [1, 2, 3]) await database.current.transaction(payOut(customer, amount))
    const page = await ordersOf(database.current.drizzle, customer, { kinds: ['transferOut'], limit: 2 })
    expect(page.map((order) => order.amount)).toEqual([3, 2])
    const rest = await ordersOf(database.current.drizzle, customer, { before: page[1]?.id })
    expect(rest.map((order) => [order.kind, order.amount])).toEqual([
      ['transferOut', 1],
      ['transferIn', 1000],
    ])
  })
})

withPostgres((database) => {
  beforeAll(() => database.current.transaction((tx) => seedCatalogue(tx)))

  test('asking by id waits for the call under way', async () => {
    const customer = await openCustomer(database.current, 1000)
    const clientId = newId()
    let started = () => undefined as void
    const running = new Promise<void>((done) => (started = done))
    const working = runOnce(
      database.current,
      { clientId, customerId: customer, call: 'c', bodyHash: 'b' },
      async () => {
        started()
        await sleep(300)
        return ok('late')
      },
    )
    await running
    expect(await findOperation(database.current, customer, clientId)).toMatchObject({
      answer: { ok: true, value: 'late' },
    })
    await working
  })

  test.each([1, 2, 3])(
    'a process killed while it buys: every id is done once or not at all, nothing acknowledged is lost (%i)',
    async (round) => {
      const money = 100_000 * 5000
      const customer = await openCustomer(database.current, money)
      const buyer = startProcess(join(__dirname, 'testing/buyer.ts'), database.url, customer)
      await buyer.printed(40 + round * 37)
      await buyer.kill()

      const idsThat = (word: string) =>
        buyer.lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
      const [asked, acknowledged] = [idsThat('asked'), idsThat('bought')]
      expect(acknowledged.length).toBeGreaterThan(5)
      const orders = async () =>
        rowsOf<{ id: string; count: number }>(
          database.current.drizzle,
          sql`SELECT client_id AS id, count(*)::int AS count FROM orders WHERE customer_id = ${customer} AND client_id IS NOT NULL GROUP BY 1`,
        )
      const resolved = new Map<string, boolean>()
      for (const id of asked) resolved.set(id, (await findOperation(database.current, customer, id)) !== undefined)
      const before = await orders()
      expect(before.every(({ count }) => count === 1)).toBe(true)
      expect(new Set(before.map(({ id }) => id))).toEqual(new Set(asked.filter((id) => resolved.get(id))))
      for (const id of acknowledged) expect(resolved.get(id)).toBe(true)
      expect(await checkInvariants(database.current)).toEqual([])

      const retried = await Promise.all(asked.map((id) => buyOnce(database.current, customer, id, MONDAY_MORNING)))
      expect(retried.every((answer) => answer.ok)).toBe(true)
      expect(await orders()).toHaveLength(asked.length)
      expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(money - asked.length * 5000)
      expect(await checkInvariants(database.current)).toEqual([])
    },
    60_000,
  )
})
