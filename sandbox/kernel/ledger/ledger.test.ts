import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { sqlState } from '../db'
import { MONDAY_MORNING, openCustomer, yuan } from '../db/testing/people'
import { withDatabase } from '../db/testing/withDatabase'
import { balanceOf, bankAccount, OPERATING, post, postMany, statementOf, wallet } from '.'
import { CARD_CLEARING, transferOut } from '@sandbox/business/transfer'
import { checkInvariants } from '@sandbox/ledgerAudit'

const at = MONDAY_MORNING
let ids = 0
const nextId = () => `test-${(ids += 1)}`

withDatabase((database) => {
  const audit = () => checkInvariants(database.current)

  test('entries that do not sum to zero, or are no integers, are refused as bugs', async () => {
    const customer = await openCustomer(database.current, 100)
    const posting = (a: number, b: number) =>
      database.current.transaction((tx) =>
        post(tx, {
          id: nextId(),
          kind: 'transferIn' as const,
          at,
          entries: [
            { account: wallet(customer), amount: a },
            { account: OPERATING, amount: b },
          ],
        }),
      )
    await expect(posting(1, -2)).rejects.toThrow(RangeError)
    await expect(posting(0.5, -0.5)).rejects.toThrow(RangeError)
    await expect(posting(1, -1)).resolves.toMatchObject({ ok: true })
  })

  test('a posting below the floor is refused and writes nothing; money in is never refused', async () => {
    const customer = await openCustomer(database.current, 100)
    const refused = await database.current.transaction((tx) =>
      transferOut(tx, { customerId: customer, amount: yuan(1.01), now: at }),
    )
    expect(refused).toMatchObject({ ok: false, error: { name: 'InsufficientFunds' } })
    expect(await balanceOf(database.current.drizzle, wallet(customer))).toBe(100)
    expect(await statementOf(database.current.drizzle, wallet(customer))).toHaveLength(1)
  })

  test('a movement after which no number could hold a balance is refused, and the others go on', async () => {
    const customer = await openCustomer(database.current, 100)
    const account = bankAccount('test')
    const take = (amount: number) =>
      database.current.transaction((tx) =>
        post(tx, {
          id: nextId(),
          kind: 'transferIn' as const,
          at,
          entries: [
            { account: wallet(customer), amount: -amount },
            { account, amount },
          ],
        }),
      )
    expect(await take(1)).toMatchObject({ ok: true })
    const setBalance = (balance: number) =>
      database.current.drizzle.execute(sql`UPDATE ledger_accounts SET balance = ${balance} WHERE id = ${account.id}`)
    await setBalance(Number.MAX_SAFE_INTEGER - 5)
    expect(await take(6)).toMatchObject({ ok: false, error: { name: 'AmountInvalid' } })
    expect(await take(5)).toMatchObject({ ok: true })
    expect(await balanceOf(database.current.drizzle, account)).toBe(Number.MAX_SAFE_INTEGER)
    await setBalance(6)
    expect(await take(1)).toMatchObject({ ok: true })
  })

  test('of many postings at once all or none is written', async () => {
    const customer = await openCustomer(database.current, 100)
    const out = (amount: number) => ({
      id: nextId(),
      kind: 'transferIn' as const,
      at,
      entries: [
        { account: wallet(customer), amount: -amount },
        { account: OPERATING, amount },
      ],
    })
    expect(await database.current.transaction((tx) => postMany(tx, [out(60), out(60)]))).toMatchObject({ ok: false })
    expect(await database.current.transaction((tx) => postMany(tx, [out(60), out(40)]))).toMatchObject({ ok: true })
    const lines = await statementOf(database.current.drizzle, wallet(customer))
    expect(lines.map((line) => [line.amount, line.balanceAfter])).toEqual([
      [-40, 0],
      [-60, 40],
      [100, 100],
    ])
    const page = await statementOf(database.current.drizzle, wallet(customer), { before: lines[0]?.id, limit: 1 })
    expect(page.map((line) => line.amount)).toEqual([-60])
  })

  test('an id posts once', async () => {
    const customer = await openCustomer(database.current, 100)
    const draft = {
      id: nextId(),
      kind: 'transferIn' as const,
      at,
      entries: [
        { account: wallet(customer), amount: 1 },
        { account: OPERATING, amount: -1 },
      ],
    }
    await database.current.transaction((tx) => post(tx, draft))
    const again = await database.current.transaction((tx) => post(tx, draft)).catch(sqlState)
    expect(again).toBe('23505')
  })

  test.each([
    ['changed', sql`UPDATE ledger_entries SET amount = amount + 1`],
    ['deleted', sql`DELETE FROM ledger_entries`],
    ['truncated', sql`TRUNCATE ledger_entries`],
    ['renamed', sql`UPDATE ledger_transactions SET memo = 'other'`],
    ['deleted whole', sql`TRUNCATE ledger_transactions CASCADE`],
  ])('what is posted cannot be %s, not even by SQL', async (_, statement) => {
    await openCustomer(database.current, 100)
    expect(await database.current.drizzle.execute(statement).then(() => 'done', sqlState)).toBe('23001')
  })

  test('SQL that unbalances a transaction or breaks a floor is refused by the tables themselves', async () => {
    const customer = await openCustomer(database.current, 100)
    const { drizzle } = database.current
    await drizzle.execute(
      sql`INSERT INTO ledger_transactions (id, kind, day, at) VALUES ('raw', 'test', '20261102', 0)`,
    )
    const insert = (...amounts: readonly number[]) =>
      drizzle
        .execute(
          sql`INSERT INTO ledger_entries (transaction_id, account_id, amount, balance_after)
              VALUES ${sql.join(
                amounts.map(
                  (amount, index) => sql`('raw', ${[wallet(customer).id, CARD_CLEARING.id][index]}, ${amount}, 0)`,
                ),
                sql`, `,
              )}`,
        )
        .then(() => 'done', sqlState)
    expect(await insert(5)).toBe('23514')
    expect(await insert(-101, 101)).toBe('23514')
    expect(await audit()).toEqual([])
  })

  test('any sequence of transfers, refused ones among them, keeps every invariant', async () => {
    const people = [await openCustomer(database.current, 1000), await openCustomer(database.current, 0)]
    const step = fc.record({ from: fc.nat(1), amount: fc.integer({ min: 1, max: 1500 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const model = await Promise.all(
          people.map((one) => balanceOf(database.current.drizzle, wallet(one)).then(Number)),
        )
        for (const { from, amount } of steps) {
          const to = 1 - from
          const posted = await database.current.transaction((tx) =>
            post(tx, {
              id: nextId(),
              kind: 'transferIn' as const,
              at,
              entries: [
                { account: wallet(people[from] ?? ''), amount: -amount },
                { account: wallet(people[to] ?? ''), amount },
              ],
            }),
          )
          const affordable = amount <= (model[from] ?? 0)
          expect(posted.ok).toBe(affordable)
          if (affordable) [model[from], model[to]] = [(model[from] ?? 0) - amount, (model[to] ?? 0) + amount]
        }
        const after = await Promise.all(people.map((one) => balanceOf(database.current.drizzle, wallet(one))))
        expect(after).toEqual(model)
        expect(await audit()).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('transfers to and fro at once neither deadlock nor lose a fen', async () => {
    const people = [await openCustomer(database.current, 1000), await openCustomer(database.current, 1000)]
    const moves = Array.from({ length: 60 }, (_, index) =>
      database.current.transaction((tx) =>
        post(tx, {
          id: nextId(),
          kind: 'transferIn' as const,
          at,
          entries: [
            { account: wallet(people[index % 2] ?? ''), amount: -7 },
            { account: wallet(people[(index + 1) % 2] ?? ''), amount: 7 },
          ],
        }),
      ),
    )
    expect((await Promise.all(moves)).every((one) => one.ok)).toBe(true)
    expect(await audit()).toEqual([])
  })

  test('the audit finds a balance that was changed behind the ledger', async () => {
    const customer = await openCustomer(database.current, 100)
    const change = (by: number) =>
      database.current.drizzle.execute(
        sql`UPDATE ledger_accounts SET balance = balance + ${by} WHERE id = ${wallet(customer).id}`,
      )
    await change(1)
    const rules = (await audit()).map((one) => one.rule)
    await change(-1)
    expect(rules.sort()).toEqual([
      'balance is the sum of its entries',
      'balance is what the last entry says',
      'ledger sums to zero',
      'records add up to what the account holds',
    ])
  })
})
