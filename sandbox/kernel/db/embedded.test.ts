import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bigint, boolean, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { rowsOf } from './database'
import type { Database } from './database'
import type { Queryable } from './queryable'
import { sqlState } from './errors'
import { filledPglite } from './testing/images'

let prepared: Database
let plain: Database
beforeAll(async () => {
  ;[prepared, plain] = await Promise.all([filledPglite(undefined, 'prepared'), filledPglite(undefined, 'plain')])
})
afterAll(() => Promise.all([prepared.close(), plain.close()]))

type Outcome = { readonly answer: unknown } | { readonly state: string | undefined; readonly message: string }

/** The result of some work: its answer, or the error as the database words it. */
async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await work() }
  } catch (error) {
    const { cause, message } = error as Error
    return { state: sqlState(error), message: cause instanceof Error ? cause.message : message }
  }
}

/**
 * Runs the same work with both kinds of statements, twice each: a statement is prepared the first time and only bound
 * later.
 */
async function bothWays(work: (database: Database) => Promise<unknown>): Promise<Outcome> {
  const [first, ...others] = [
    await outcomeOf(() => work(plain)),
    await outcomeOf(() => work(prepared)),
    await outcomeOf(() => work(plain)),
    await outcomeOf(() => work(prepared)),
  ]
  for (const other of others) expect(other).toEqual(first)
  return first
}

const answerOf = async (work: (database: Database) => Promise<unknown>): Promise<unknown> => {
  const outcome = await bothWays(work)
  if ('state' in outcome) throw new Error(`${outcome.state}: ${outcome.message}`)
  return outcome.answer
}

const stateOf = async (work: (database: Database) => Promise<unknown>): Promise<string | undefined> => {
  const outcome = await bothWays(work)
  return 'state' in outcome ? outcome.state : `answered ${JSON.stringify(outcome.answer)}`
}

const query = (statement: SQL) => (database: Database) => rowsOf(database.drizzle, statement)

/** Values of every column type the bank has: as its code passes them in, and as they must come back. */
const VALUES: Readonly<Record<string, readonly (readonly [given: unknown, back: unknown])[]>> = {
  bigint: [
    [0, 0],
    [-1, -1],
    [2 ** 40, 2 ** 40],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [-Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER],
  ],
  integer: [
    [145, 145],
    [-(2 ** 31), -(2 ** 31)],
  ],
  smallint: [[32_767, 32_767]],
  boolean: [
    [true, true],
    [false, false],
  ],
  text: [
    ['', ''],
    ['汉字 \'quoted" back\\slash\nline', '汉字 \'quoted" back\\slash\nline'],
    ['null', 'null'],
    ['𠮷😀', '𠮷😀'],
    ['9007199254740993', '9007199254740993'],
  ],
  character: [
    ['20261118', '20261118'],
    ['2026', '2026    '],
  ],
  bytea: [
    [new Uint8Array([0, 255, 92, 39]), new Uint8Array([0, 255, 92, 39])],
    [new Uint8Array(), new Uint8Array()],
  ],
  json: [[JSON.stringify({ b: 1, a: [null] }), { b: 1, a: [null] }]],
  jsonb: [
    [JSON.stringify({ a: ['b', 1.5, null], 名: { x: '\\"' } }), { a: ['b', 1.5, null], 名: { x: '\\"' } }],
    [JSON.stringify('a string'), 'a string'],
    [JSON.stringify([]), []],
    ['null', null],
  ],
}

const typeOf = (name: string): SQL => sql.raw(name === 'character' ? 'char(8)' : name)

test('every type that a column of the bank has is compared', async () => {
  const found = await rowsOf<{ type: string }>(
    prepared.drizzle,
    // Sums that only the database reckons with (numeric) never come back.
    sql`SELECT DISTINCT data_type AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type <> 'numeric'`,
  )
  expect(found.map(({ type }) => type).sort()).toEqual(Object.keys(VALUES).sort())
})

describe.each(Object.entries(VALUES))('values of type %s', (name, values) => {
  const type = typeOf(name)

  test('come back as they went in', async () => {
    for (const [given, back] of values) {
      expect(await answerOf(query(sql`SELECT ${given}::${type} AS n`))).toEqual([{ n: back }])
    }
  })

  test('may be null', async () => {
    expect(await answerOf(query(sql`SELECT ${null}::${type} AS n`))).toEqual([{ n: null }])
  })

  test('come in lists', async () => {
    for (const [given, back] of values) {
      expect(await answerOf(query(sql`SELECT ARRAY[${given}::${type}, NULL] AS n`))).toEqual([{ n: [back, null] }])
    }
  })
})

test('an int8 that a number cannot hold is refused both ways, and what follows is answered', async () => {
  expect(await bothWays(query(sql`SELECT 9007199254740993::bigint AS n`))).toMatchObject({
    message: 'int8 beyond the safe integers: 9007199254740993',
  })
  expect(await answerOf(query(sql`SELECT 1 AS n`))).toEqual([{ n: 1 }])
})

test('lists are parameters too', async () => {
  for (const numbers of [[], [1], [3, 1, 2]]) {
    const asked = sql`SELECT n FROM generate_series(1, 4) AS n WHERE n = ANY(${sql.param(numbers)}::int[]) ORDER BY n`
    expect(await answerOf(query(asked))).toEqual([...numbers].sort().map((n) => ({ n })))
  }
  const words = ['a', '汉"\\\'', 'null', '', '{,}']
  expect(await answerOf(query(sql`SELECT ${sql.param(words)}::text[] AS n`))).toEqual([{ n: words }])
})

/** A table of every type, read through Drizzle, which converts rows itself in both cases. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const compared = pgTable('compared', {
  id: bigint({ mode: 'number' }).primaryKey(),
  amount: bigint({ mode: 'number' }),
  count: integer().notNull().default(7),
  isOpen: boolean(),
  title: text(),
  data: jsonb().$type<object>(),
  image: bytes(),
})
const ROWS = [
  { id: 1, amount: 2 ** 45, count: 3, isOpen: true, title: '一', data: { a: [1] }, image: new Uint8Array([1, 0]) },
  { id: 2, amount: null, count: 7, isOpen: null, title: null, data: null, image: null },
]

/** Runs work in a transaction that makes the table and is undone afterwards. */
const withTable = (work: (tx: Queryable) => Promise<unknown>) => async (database: Database) => {
  let answer: unknown
  const undo = new Error('undo')
  await database
    .transaction(async (tx) => {
      await tx.execute(sql`CREATE TABLE compared (id bigint PRIMARY KEY, amount bigint, count int NOT NULL DEFAULT 7,
        is_open boolean, title text, data jsonb, image bytea, CHECK (count < 100))`)
      answer = await work(tx)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return answer
}

test('Drizzle writes, changes, joins and takes away rows alike', async () => {
  const answer = await answerOf(
    withTable(async (tx) => [
      await tx.insert(compared).values(ROWS).returning(),
      await tx
        .update(compared)
        .set({ amount: 5, data: { b: null } })
        .where(sql`id = ${2}`)
        .returning(),
      await tx.select().from(compared).orderBy(compared.id).limit(5).for('no key update'),
      await rowsOf(
        tx,
        sql`WITH twice AS (SELECT id * 2 AS id FROM compared) SELECT title FROM compared JOIN twice USING (id)`,
      ),
      await tx
        .delete(compared)
        .where(sql`is_open`)
        .returning({ id: compared.id }),
      await tx.$count(compared),
    ]),
  )
  const changed = { ...ROWS[1], amount: 5, data: { b: null } }
  expect(answer).toEqual([ROWS, [changed], [ROWS[0], changed], [{ title: null }], [{ id: 1 }], 1])
})

test.each([
  ['a division by zero', '22012', sql`SELECT 6 / ${0}::int AS n`],
  ['a column that is not there', '42703', sql`SELECT nothing AS n`],
  ['a table that is not there', '42P01', sql`SELECT 1 FROM nowhere`],
  ['what is no SQL', '42601', sql`SELECT FROM WHERE`],
  ['a text that is no number', '22P02', sql`SELECT ${'one'}::int AS n`],
  ['a number out of range', '22003', sql`SELECT ${2 ** 40}::int AS n`],
  ['a text that is no JSON', '22P02', sql`SELECT ${'{'}::jsonb AS n`],
  [
    'two rows of one key',
    '23505',
    sql`INSERT INTO config_flags (name, value, changed_at) VALUES ('a', '1', 0), ('a', '1', 0)`,
  ],
  ['a row without what it must have', '23502', sql`INSERT INTO config_flags (name, changed_at) VALUES ('a', 0)`],
])('%s is refused alike, and what follows is answered', async (_what, state, statement) => {
  expect(await stateOf(query(statement))).toBe(state)
  expect(await answerOf(query(sql`SELECT ${'well'}::text AS n`))).toEqual([{ n: 'well' }])
})

test('a statement that failed works with other values', async () => {
  const divide = (by: number) => bothWays(query(sql`SELECT 6 / ${by}::int AS n`))
  expect(await divide(2)).toEqual({ answer: [{ n: 3 }] })
  expect(await divide(0)).toMatchObject({ state: '22012' })
  expect(await divide(3)).toEqual({ answer: [{ n: 2 }] })
})

describe('transactions', () => {
  const flag = sql`INSERT INTO config_flags (name, value, changed_at) VALUES ('flag', 'on', 0)`
  const flags = sql`SELECT value FROM config_flags WHERE name = 'flag'`
  const clear = (database: Database) => database.drizzle.execute(sql`DELETE FROM config_flags WHERE name = 'flag'`)

  test('keep what they were ended with', async () => {
    const kept = await answerOf(async (database) => {
      const inside = await database.transaction(async (tx) => {
        await tx.execute(flag)
        return rowsOf(tx, flags)
      })
      const after = await rowsOf(database.drizzle, flags)
      await clear(database)
      return [inside, after]
    })
    expect(kept).toEqual([[{ value: 'on' }], [{ value: 'on' }]])
  })

  test('leave nothing when their work throws', async () => {
    const failing = async (database: Database) => {
      await database.transaction(async (tx) => {
        await tx.execute(flag)
        throw new Error('no')
      })
    }
    expect(await bothWays(failing)).toMatchObject({ message: 'no' })
    expect(await answerOf(query(flags))).toEqual([])
  })

  test('leave nothing when a statement fails, and are not reported as committed when that was swallowed', async () => {
    const swallowing = (database: Database) =>
      outcomeOf(() =>
        database.transaction(async (tx) => {
          await tx.execute(flag)
          await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
        }),
      ).then((outcome) => 'answer' in outcome)
    expect(await answerOf(swallowing)).toBe(false)
    expect(await answerOf(query(flags))).toEqual([])
  })

  test('go on from a savepoint after a part of them failed', async () => {
    const inParts = withTable(async (tx) => {
      await tx.insert(compared).values({ id: 1 })
      const failed = await outcomeOf(() =>
        tx.transaction(async (part) => {
          await part.insert(compared).values({ id: 2 })
          await part.insert(compared).values({ id: 3, count: 100 })
        }),
      )
      return [failed, await tx.select({ id: compared.id }).from(compared)]
    })
    expect(await answerOf(inParts)).toMatchObject([{ state: '23514' }, [{ id: 1 }]])
  })

  test('have the isolation that is asked for', async () => {
    const level = (database: Database) =>
      database.transaction((tx) => rowsOf(tx, sql`SHOW transaction_isolation`), { isolation: 'serializable' })
    expect(await answerOf(level)).toEqual([{ transaction_isolation: 'serializable' }])
  })

  test('that begin at once follow each other', async () => {
    const counting = async (database: Database) => {
      await database.drizzle.execute(sql`INSERT INTO config_flags (name, value, changed_at) VALUES ('flag', '0', 0)`)
      const increment = () =>
        database.transaction(async (tx) => {
          const [row] = await rowsOf<{ value: string }>(tx, flags)
          await tx.execute(sql`UPDATE config_flags SET value = ${String(Number(row?.value) + 1)} WHERE name = 'flag'`)
        })
      await Promise.all(Array.from({ length: 5 }, increment))
      const counted = await rowsOf(database.drizzle, flags)
      await clear(database)
      return counted
    }
    expect(await answerOf(counting)).toEqual([{ value: '5' }])
  })
})

test('more statements than are kept still work, the first of them again too', async () => {
  const one = async (statement: SQL) => (await rowsOf<{ n: unknown }>(prepared.drizzle, statement))[0]?.n
  const count = 520
  for (let index = 0; index < count; index += 1) expect(await one(sql.raw(`SELECT ${index} AS n`))).toBe(index)
  expect(await one(sql.raw('SELECT 0 AS n'))).toBe(0)
  expect(await one(sql`SELECT count(*)::int AS n FROM pg_prepared_statements`)).toBeLessThanOrEqual(501)
})

test('only the way that is asked for prepares statements', async () => {
  const count = sql`SELECT count(*)::int AS n FROM pg_prepared_statements`
  const countIn = async ({ drizzle }: Database) => (await rowsOf<{ n: number }>(drizzle, count))[0]?.n
  expect(await countIn(plain)).toBe(0)
  expect(await countIn(prepared)).toBeGreaterThan(0)
})

test('what a transaction asks for at once is answered one after the other, also a statement that is new', async () => {
  const numbers = await prepared.transaction((tx) =>
    Promise.all([1, 2, 3].map((nth) => rowsOf(tx, sql`SELECT ${nth}::int AS "at once"`))),
  )
  expect(numbers).toEqual([1, 2, 3].map((nth) => [{ 'at once': nth }]))
})
