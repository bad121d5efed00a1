import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { CAPABILITY_NAMES } from '@/contract/capabilities'
import { FACE_SCENES } from '@/contract/identity/openFaceVerification'
import { CAPABILITIES, DAY_END_ORDER, HANDLERS } from './capabilities'
import * as simulatorTables from './host/simulators/tables'
import type { Capability } from './kernel/capability'
import { rowsOf, schema as kernelTables } from './kernel/db'
import { UNEXPORTED } from './kernel/db/unexported'
import { withEmbeddedBank } from './testing/withBank'

const CONTRACT = join(__dirname, '../src/contract')
const BUSINESS = join(__dirname, 'business')

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

const keysOf = (field: (capability: Capability) => object | undefined): readonly string[] =>
  CAPABILITIES.flatMap((capability) => Object.keys(field(capability) ?? {}))

describe('names', () => {
  test('every folder of both trees is a capability of the list, and every one with rules is listed as one', () => {
    const named: readonly string[] = CAPABILITY_NAMES
    expect(foldersOf(CONTRACT).filter((name) => !named.includes(name))).toEqual([])
    expect(CAPABILITIES.map(({ name }) => name).sort()).toEqual([...foldersOf(BUSINESS)].sort())
    expect(repeated(named)).toEqual([])
  })

  test.each(CAPABILITIES.map((capability) => [capability.name, capability] as const))(
    'the handlers of %s stand under the names of its own calls',
    (name, { handlers }) => {
      expect(Object.keys(handlers).filter((call) => !existsSync(join(CONTRACT, name, `${call}.ts`)))).toEqual([])
      for (const [call, handler] of Object.entries(handlers)) expect(handler.call.name).toBe(call)
    },
  )

  test('every call of the contract belongs to a capability that handles it', () => {
    expect(HANDLERS.map(({ call }) => call.name).sort()).toEqual(Object.keys(CALLS).sort())
  })

  test('no two capabilities bring anything under one name', () => {
    expect(repeated(keysOf(({ orders }) => orders))).toEqual([])
    expect(repeated(keysOf(({ postings }) => postings))).toEqual([])
    expect(repeated(keysOf(({ messages }) => messages))).toEqual([])
    expect(repeated(keysOf(({ exports }) => exports))).toEqual([])
    expect(repeated(keysOf(({ reviews }) => reviews))).toEqual([])
    expect(repeated(keysOf(({ seedActs }) => seedActs))).toEqual([])
    expect(repeated(keysOf(({ console }) => console?.views))).toEqual([])
    expect(repeated(keysOf(({ console }) => console?.actions))).toEqual([])
  })

  test('every scene of the contract is one that a capability follows up', () => {
    expect([...keysOf(({ faceScenes }) => faceScenes)].sort()).toEqual([...FACE_SCENES].sort())
  })
})

/** Capabilities with customers' rows of which none is open when an account is closed, and none must end with it. */
const NOTHING_OPEN: Readonly<Partial<Record<string, string>>> = {
  compliance: 'risk tests are records; consents are ended by closing itself',
  interest: 'what is due is paid by the closing itself; settlements are records',
  product: 'an invitation is an offer of the bank’s, and opens nothing without an account',
  survey: 'answers to questions, which open nothing',
}
const CUSTOMER_COLUMNS = ['customerId', 'ownerId', 'memberId', 'owner', 'subject', 'addedBy']

test('every capability that keeps something of a customer says what closing the account has to do with it', () => {
  const keepers = CAPABILITIES.filter(({ tables }) =>
    Object.values(tables).some((table) => CUSTOMER_COLUMNS.some((column) => column in getTableColumns(table))),
  )
  const silent = keepers.filter(({ closureChecks }) => closureChecks === undefined).map(({ name }) => name)
  expect(silent.sort()).toEqual(Object.keys(NOTHING_OPEN).sort())
})

describe('orders of work', () => {
  test('a day’s end runs every step of every capability, each once', () => {
    const steps = keysOf(({ dayEnd }) => dayEnd)
    expect([...DAY_END_ORDER].sort()).toEqual([...steps].sort())
    expect(repeated(steps)).toEqual([])
  })

  test('no two seeds have one name', () => {
    expect(repeated(CAPABILITIES.flatMap(({ seeds: own = [] }) => own.map(({ name }) => name)))).toEqual([])
  })
})

/** Columns that hold a customer's id, or the open id that stands for one before registration. */
const OWNERS = ['customer_id', 'sync_customer_id', 'subject', 'owner']

withEmbeddedBank((bank) => {
  test('every table belongs to the kernel, the simulators or one capability', async () => {
    const found = await rowsOf<{ name: string }>(
      bank.db.drizzle,
      sql`SELECT table_name AS name FROM information_schema.tables
          WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`,
    )
    const owned = [kernelTables, simulatorTables, ...CAPABILITIES.map(({ tables }) => tables)].flatMap((tables) =>
      Object.values(tables).map((table) => getTableName(table)),
    )
    expect(owned.sort()).toEqual(found.map(({ name }) => name).sort())
  })

  test('every table that says whose it is is in the export, or says why not', async () => {
    const found = await rowsOf<{ name: string }>(
      bank.db.drizzle,
      sql`SELECT DISTINCT table_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name = ANY(string_to_array(${OWNERS.join(' ')}, ' '))`,
    )
    const exported = new Set(
      CAPABILITIES.flatMap(({ exports = {} }) =>
        Object.values(exports).flatMap(({ tables }) => tables.map((table) => getTableName(table))),
      ),
    )
    const excepted = [...Object.keys(UNEXPORTED), ...keysOf(({ unexported }) => unexported)]
    const theirs = found.map(({ name }) => name)
    const left = theirs.filter((name) => !exported.has(name) && !excepted.includes(name))
    expect(
      left.map((name) => `${name} says whose it is: add it to its capability’s exports, or to unexported`),
    ).toEqual([])
    expect(excepted.filter((name) => exported.has(name) || !theirs.includes(name))).toEqual([])
  })

  test.each([
    ['orders', sql`SELECT DISTINCT kind FROM orders`, keysOf(({ orders }) => orders)],
    ['postings', sql`SELECT DISTINCT kind FROM ledger_transactions`, keysOf(({ postings }) => postings)],
    ['messages', sql`SELECT DISTINCT kind FROM messages`, keysOf(({ messages }) => messages)],
  ] as const)('every kind of %s in a bank of forty days has a title', async (_what, query, titled) => {
    const kinds = (await rowsOf<{ kind: string }>(bank.db.drizzle, query)).map(({ kind }) => kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => !titled.includes(kind))).toEqual([])
  })

  test('titles are Chinese: customers read them', () => {
    const titles = CAPABILITIES.flatMap(({ orders = {}, postings = {}, messages = {} }) => [
      ...[orders, postings].flatMap((kinds) => Object.values(kinds)),
      ...Object.values(messages).map(({ title }) => title),
    ])
    expect(titles.filter((title) => !/^\p{Script=Han}+$/u.test(title))).toEqual([])
  })
})
