import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from './database'
import { sqlState } from './errors'
import { filledPglite } from './testing/images'

let database: Database
beforeAll(async () => {
  database = await filledPglite()
})
afterAll(() => database.close())

const one = async (statement: ReturnType<typeof sql>) =>
  (await rowsOf<{ n: unknown }>(database.drizzle, statement))[0]?.n

test('values of every type come back as they went in, the second time too', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await one(sql`SELECT ${2 ** 40}::bigint AS n`)).toBe(2 ** 40)
    expect(await one(sql`SELECT ${true}::boolean AS n`)).toBe(true)
    expect(await one(sql`SELECT ${null}::text AS n`)).toBeNull()
    expect(await one(sql`SELECT ${JSON.stringify({ a: ['b'] })}::jsonb AS n`)).toEqual({ a: ['b'] })
    expect(await one(sql`SELECT ${'汉\'"\\'}::text AS n`)).toBe('汉\'"\\')
  }
})

test('a statement that fails leaves the next one, and itself with other values, to work', async () => {
  const divide = (by: number) => one(sql`SELECT 6 / ${by}::int AS n`)
  expect(await divide(2)).toBe(3)
  expect(sqlState(await divide(0).catch((error: unknown) => error))).toBe('22012')
  expect(await divide(3)).toBe(2)
  expect(sqlState(await one(sql`SELECT nothing AS n`).catch((error: unknown) => error))).toBe('42703')
  expect(await divide(6)).toBe(1)
})

test('more statements than are kept still work, the first of them again too', async () => {
  const count = 520
  for (let index = 0; index < count; index += 1) expect(await one(sql.raw(`SELECT ${index} AS n`))).toBe(index)
  expect(await one(sql.raw('SELECT 0 AS n'))).toBe(0)
  expect(await one(sql`SELECT count(*)::int AS n FROM pg_prepared_statements`)).toBeLessThanOrEqual(501)
})

test('a transaction whose failure was swallowed is not reported as committed', async () => {
  const swallowing = database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow()
  expect(await one(sql`SELECT 1 AS n`)).toBe(1)
})
