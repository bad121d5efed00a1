import { sql } from 'drizzle-orm'
import { loadavg } from 'node:os'
import pg from 'pg'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { openDatabase, rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { postgresPrograms, startPostgres } from '@sandbox/kernel/db/testing/postgres'
import { bankNow } from '@sandbox/kernel/clock'
import { OPERATING, postMany, wallet } from '@sandbox/kernel/ledger'
import { askAs, askOnce, READS } from '@sandbox/testing/askAll'
import { LIVED_IN, ownersOf } from '@sandbox/testing/owners'
import type { Person } from '@sandbox/testing/person'
import { SEEDED } from '@sandbox/testing/seeded'
import { testServer } from '@sandbox/testing/server'
import { hearStatements } from '../hearStatements'
import type { Heard } from '../hearStatements'
import { addCustomers, addYears, YEARS } from '../manyCustomers'
import { median, table } from '../statistics'
import type { BenchOptions, Section } from './section'

interface Size {
  readonly name: string
  readonly customers: number
  /** Whether the one who asks has ten years of records. */
  readonly years: boolean
}

const sizesOf = (most: number): readonly Size[] => [
  { name: 'young', customers: 10, years: false },
  { name: 'few', customers: 10, years: true },
  { name: 'some', customers: Math.round(most / 100), years: true },
  { name: 'many', customers: most, years: true },
]
const MOST = 100_000
const QUICK_MOST = 1_000
const RUNS = 15
const QUICK_RUNS = 3
/** The goal. */
const FLAT = 1.3
const COMMONEST = 20
const DAY_MS = 86_400_000
const MOVEMENTS_A_DAY = 1
/** A table of fewer rows is read as fast without an index. */
const GROWN = 5_000

interface Bank {
  readonly size: Size
  readonly db: Database
  readonly url: string
  readonly person: Person
  close(): Promise<void>
}

/** Movements of the electronic account, one each day of ten years. */
async function move(db: Database, customerId: string): Promise<void> {
  const now = await bankNow(db.drizzle)
  const drafts = Array.from({ length: YEARS * 365 * MOVEMENTS_A_DAY }, (_, index) => ({
    id: `years-${index}`,
    kind: 'transferIn' as const,
    at: now - (YEARS * 365 - index) * DAY_MS,
    entries: [
      { account: wallet(customerId), amount: 1_000 + index },
      { account: OPERATING, amount: -1_000 - index },
    ],
  }))
  const posted = await db.transaction((tx) => postMany(tx, drafts))
  if (!posted.ok) throw new Error(posted.error.name)
}

/** A seeded bank with customers who have something of everything; the sizes are copies of it. */
async function prepare(url: string): Promise<void> {
  const db = await openDatabase({ url })
  try {
    await SEEDED.work(db)
    await SEEDED.copied(db)
    await LIVED_IN.work(db)
  } finally {
    await db.close()
  }
}

async function grow(url: string, size: Size, say: BenchOptions['say']): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${size.name} TEMPLATE postgres`)
  await client.end()
  const own = url.replace(/[^/]*$/, size.name)
  const db = await openDatabase({ url: own })
  try {
    const [found] = await rowsOf<{ id: string }>(
      db.drizzle,
      sql`SELECT customer_id AS id FROM wechat_identities JOIN accounts USING (customer_id) WHERE open_id LIKE '%guardowner%'`,
    )
    if (!found) throw new Error('nobody has lived in this bank')
    // The copies first: they are of a customer without ten years.
    await addCustomers(db, found.id, size.customers)
    if (size.years) {
      await addYears(db, found.id)
      await move(db, found.id)
    }
    await db.drizzle.execute(sql`VACUUM ANALYZE`)
    const [rows] = await rowsOf<{ sum: number; tables: number }>(
      db.drizzle,
      sql`SELECT sum(reltuples)::bigint AS sum, count(*) FILTER (WHERE reltuples >= ${GROWN})::int AS tables
        FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    )
    say(`  ${size.customers} customers: ${rows?.sum} rows, ${rows?.tables} tables of ${GROWN} or more`)
    return own
  } finally {
    await db.close()
  }
}

async function open(url: string, size: Size): Promise<Bank> {
  const db = await openDatabase({ url })
  await LIVED_IN.copied(db)
  const server = await testServer(db)
  const [person] = await ownersOf({ db, server })
  if (!person) throw new Error('nobody has lived in this bank')
  const close = async () => {
    await server.close()
    await db.close()
  }
  return { size, db, url, person, close }
}

interface Read {
  readonly name: CallName
  /** Milliseconds of each run, by bank. */
  readonly ms: readonly number[][]
}

/** Every read that the customer's sample gets an answer to in every bank, one bank after the other in each run. */
async function timeReads(banks: readonly Bank[], runs: number, say: BenchOptions['say']): Promise<Read[]> {
  const asked: { name: CallName; requests: object[] }[] = []
  for (const name of READS) {
    const requests: object[] = []
    const outcomes: string[] = []
    for (const { person } of banks) {
      const { request, outcome } = await askAs(person, name)
      requests.push(request)
      if (!outcome.ok) outcomes.push(outcome.error)
    }
    if (outcomes.length === 0) asked.push({ name, requests })
    else say(`  ${name} is not measured: ${outcomes.join(', ')}`)
  }
  const reads = asked.map(({ name }) => ({ name, ms: banks.map((): number[] => []) }))
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { name, requests }] of asked.entries()) {
      // Each run begins with another bank, so that none is always asked after the same.
      for (const place of banks.keys()) {
        const which = (place + run) % banks.length
        const begin = performance.now()
        await askOnce(banks[which]!.person.applicant.app, CALLS[name], requests[which] ?? {})
        reads[index]?.ms[which]?.push(performance.now() - begin)
      }
    }
  }
  return reads
}

/** What every read, a purchase and a transfer send, once each. */
async function hear({ person }: Bank): Promise<readonly Heard[]> {
  const { heard, off } = hearStatements()
  try {
    for (const name of [...READS, 'buyProduct', 'transferIn', 'transferOut'] as const) {
      const { outcome } = await askAs(person, name)
      if (!outcome.ok && CALLS[name].effect === 'money') throw new Error(`${name}: ${outcome.error}`)
    }
  } finally {
    off()
  }
  return heard.filter(({ text }) => /^\s*(select|insert|update|delete|with)/i.test(text))
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** How a statement reaches its rows: by the plan for its own values, as drivers send it, or by the plan for any. */
async function scansOf(client: pg.Client, { text, values }: Heard, generic: boolean): Promise<readonly PlanNode[]> {
  const explained = async (): Promise<pg.QueryResult> => {
    if (!generic) return client.query({ text: `EXPLAIN (FORMAT JSON) ${text}`, values: [...values] })
    const nulls = values.length > 0 ? `(${values.map(() => 'NULL').join(', ')})` : ''
    await client.query(`PREPARE one AS ${text}`)
    return client.query(`EXPLAIN (FORMAT JSON) EXECUTE one${nulls}`).finally(() => client.query('DEALLOCATE one'))
  }
  const { rows } = await explained()
  const plan = (rows[0] as { 'QUERY PLAN': { Plan: PlanNode }[] })['QUERY PLAN'][0]
  return plan
    ? nodesOf(plan.Plan).filter(
        (node) => / Scan$/.test(node['Node Type']) && (node['Relation Name'] ?? node['Index Name']),
      )
    : []
}

const written = (scans: readonly PlanNode[]): string =>
  [...new Set(scans.map((scan) => `${scan['Node Type']} ${scan['Index Name'] ?? scan['Relation Name']}`))].join('; ') ||
  'no table'

const shortened = (text: string): string => {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/"/g, '')
    .replace(/^select .*? from /i, 'select … from ')
    .replaceAll('|', '¦')
  return plain.length > 110 ? `${plain.slice(0, 109)}…` : plain
}

interface Plans {
  readonly rows: string[][]
  readonly faults: readonly string[]
  readonly heard: number
  readonly different: number
}

async function plansOf(bank: Bank, heard: readonly Heard[]): Promise<Plans> {
  const counts = new Map<string, { one: Heard; count: number }>()
  for (const one of heard) counts.set(one.text, { one, count: (counts.get(one.text)?.count ?? 0) + 1 })
  const sorted = [...counts.values()].sort((a, b) => b.count - a.count)
  const client = new pg.Client({ connectionString: bank.url })
  await client.connect()
  try {
    await client.query('SET plan_cache_mode = force_generic_plan')
    const { rows: grown } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples >= ${GROWN}`,
    )
    const large = new Set(grown.map(({ name }) => name))
    const isFault = (scan: PlanNode) => scan['Node Type'] === 'Seq Scan' && large.has(scan['Relation Name'] ?? '')
    const faults: string[] = []
    const rows: string[][] = []
    for (const [index, { one, count }] of sorted.entries()) {
      const [usual, generic] = [await scansOf(client, one, false), await scansOf(client, one, true)]
      for (const [kind, scans] of [
        ['its values', usual],
        ['any values', generic],
      ] as const)
        for (const scan of scans.filter(isFault)) faults.push(`${scan['Relation Name']} (${kind}): ${one.text}`)
      if (index < COMMONEST)
        rows.push([
          shortened(one.text),
          String(count),
          written(generic),
          generic.some(isFault) || usual.some(isFault) ? 'yes' : 'no',
        ])
    }
    return { rows, faults, heard: heard.length, different: sorted.length }
  } finally {
    await client.end()
  }
}

async function measureOn(url: string, { quick, say }: BenchOptions): Promise<string> {
  await prepare(url)
  const sizes = sizesOf(quick ? QUICK_MOST : MOST)
  const urls: string[] = []
  for (const size of sizes) urls.push(await grow(url, size, say))
  const banks: Bank[] = []
  try {
    for (const [index, size] of sizes.entries()) banks.push(await open(urls[index] ?? '', size))
    const reads = await timeReads(banks, quick ? QUICK_RUNS : RUNS, say)
    const largest = banks.at(-1)
    if (!largest) throw new Error('no bank')
    const plans = await plansOf(largest, await hear(largest))
    for (const fault of plans.faults) say(`  read without an index: ${fault}`)
    return report(sizes, reads, plans)
  } finally {
    for (const bank of banks) await bank.close()
  }
}

function report(sizes: readonly Size[], reads: readonly Read[], plans: Plans): string {
  const figures = reads.map(({ name, ms }) => {
    const medians = ms.map((each) => median(each))
    const [young = NaN, few = NaN, , many = NaN] = medians
    return { name, medians, customers: many / few, years: few / young }
  })
  const rows = figures
    .toSorted((a, b) => b.customers - a.customers)
    .map(({ name, medians, customers, years }) => [
      name,
      ...medians.map((one) => one.toFixed(1)),
      customers.toFixed(2),
      years.toFixed(2),
    ])
  const count = (of: (one: (typeof figures)[number]) => number) => figures.filter((one) => of(one) > FLAT).length
  const middle = (of: (one: (typeof figures)[number]) => number) => median(figures.map(of)).toFixed(2)
  const heads = sizes.map(
    ({ customers, years }) => `${customers.toLocaleString('en')}${years ? `, ${YEARS} years` : ''}`,
  )
  return `Milliseconds, medians, with ${heads.join('; ')} of records: all banks on one PostgreSQL (fsync off), each read asked of one after the other by a customer who has something of everything; the copies of that customer have rows in every such table, over ${YEARS} years. Load ${loadavg()[0]?.toFixed(1)} while measured. Ratios: ${sizes.at(-1)?.customers.toLocaleString('en')} customers to 10 (median ${middle((one) => one.customers)}; above ${FLAT}: ${count((one) => one.customers)} of ${figures.length}), and ten years of one's own to none (median ${middle((one) => one.years)}; above ${FLAT}: ${count((one) => one.years)}).

${table(['read', ...heads, 'customers', 'years'], rows)}

All these reads, a purchase and two transfers send ${plans.heard} statements, ${plans.different} different ones; ${plans.faults.length === 0 ? 'none of them reads' : `${plans.faults.length} of their plans read`} a table of ${GROWN.toLocaleString('en')} rows or more from end to end. The ${COMMONEST} commonest, with the plan for any values at ${sizes.at(-1)?.customers.toLocaleString('en')} customers:

${table(['statement', 'times', 'reads by', 'from end to end'], plans.rows)}`
}

async function measure(options: BenchOptions): Promise<string> {
  if (!postgresPrograms()) return 'PostgreSQL was not found; nothing was measured.'
  const server = await startPostgres({ autovacuum: true })
  try {
    return await measureOn(server.url, options)
  } finally {
    await server.stop()
  }
}

export const scale: Section = { name: 'scale', title: 'Reads with many customers and years', run: measure }
