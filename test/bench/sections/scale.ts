import { sql } from 'drizzle-orm'
import { loadavg } from 'node:os'
import pg from 'pg'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { openDatabase, rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { filledPglite } from '@sandbox/kernel/db/testing/images'
import { postgresPrograms, startPostgres } from '@sandbox/kernel/db/testing/postgres'
import { bankNow } from '@sandbox/kernel/clock'
import { OPERATING, postMany, wallet } from '@sandbox/kernel/ledger'
import { askAs, askOnce, READS } from '@sandbox/testing/askAll'
import { LIVED_IN, ownersOf } from '@sandbox/testing/owners'
import type { Person } from '@sandbox/testing/person'
import { testServer } from '@sandbox/testing/server'
import { copyBank } from '../copyBank'
import { hearStatements } from '../hearStatements'
import type { Heard } from '../hearStatements'
import { addCustomers, addYears, EACH_YEARLY, OF_A_MONTH, YEARLY, YEARS } from '../manyCustomers'
import { median, table } from '../statistics'
import type { BenchOptions, Section } from './section'

interface Size {
  readonly name: string
  readonly customers: number
  /** Whether the one who asks has ten years of records. */
  readonly years: boolean
}

export const sizesOf = (most: number): readonly Size[] => [
  { name: 'young', customers: 10, years: false },
  { name: 'few', customers: 10, years: true },
  { name: 'middle', customers: MIDDLE, years: true },
  { name: 'many', customers: most, years: true },
]
const MIDDLE = 1_000
/** SCALE_CUSTOMERS makes it fewer where time or disk is short. */
const MOST = Number(process.env.SCALE_CUSTOMERS ?? 100_000)
const QUICK_MOST = 2_000
const RUNS = 7
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

/** A seeded bank with a customer who has something of everything; the sizes are copies of it. */
async function prepare(url: string): Promise<void> {
  const image = await filledPglite(LIVED_IN)
  const db = await openDatabase({ url })
  try {
    await copyBank(image, db)
    const { rows } = (await image.drizzle.execute(sql`SELECT now, things FROM aged.kept`)) as unknown as {
      rows: { now: number; things: string }[]
    }
    await db.drizzle.execute(sql`CREATE SCHEMA aged`)
    await db.drizzle.execute(
      sql`CREATE TABLE aged.kept AS SELECT ${rows[0]?.now}::bigint AS now, ${rows[0]?.things}::text AS things`,
    )
  } finally {
    await image.close()
    await db.close()
  }
}

/** Makes a copy of a bank under a name, and gives its address. */
export async function copyOf(url: string, from: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}

export async function inBank(url: string, work: (db: Database, ownerId: string) => Promise<void>): Promise<void> {
  const db = await openDatabase({ url })
  try {
    const [found] = await rowsOf<{ id: string }>(
      db.drizzle,
      sql`SELECT customer_id AS id FROM wechat_identities WHERE open_id LIKE '%guardowner%' AND strpos(open_id, '.') = 0`,
    )
    if (!found) throw new Error('nobody has lived in this bank')
    await work(db, found.id)
  } finally {
    await db.close()
  }
}

/** The sizes' banks, each a copy of the same. */
export async function growAll(
  url: string,
  sizes: readonly Size[],
  say: BenchOptions['say'],
): Promise<readonly string[]> {
  const aged = await copyOf(url, 'postgres', 'aged')
  await inBank(aged, async (db, ownerId) => {
    await addYears(db, ownerId)
    await move(db, ownerId)
  })
  const urls: string[] = []
  for (const { name, customers, years } of sizes) {
    const own = await copyOf(url, years ? 'aged' : 'postgres', name)
    await inBank(own, async (db, ownerId) => {
      await addCustomers(db, ownerId, customers)
      await db.drizzle.execute(sql`VACUUM ANALYZE`)
    })
    say(`  ${customers} customers are there`)
    urls.push(own)
  }
  return urls
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
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

interface Planned {
  readonly scans: readonly PlanNode[]
  /** Pages of tables and indexes that it looked at. */
  readonly pages: number
}

type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }

/**
 * How a statement reaches its rows: carried out with its own values, or by the plan for any. What it inserts is there already, so
 * an insert is only planned.
 */
async function planOf(client: pg.Client, { text, values }: Heard, generic: boolean): Promise<Planned> {
  const explained = async (): Promise<{ readonly rows: readonly Explained[] }> => {
    const how = /\binsert\b/i.test(text) ? 'FORMAT JSON' : 'ANALYZE, BUFFERS, FORMAT JSON'
    if (!generic) return client.query<Explained>({ text: `EXPLAIN (${how}) ${text}`, values: [...values] })
    const nulls = values.length > 0 ? `(${values.map(() => 'NULL').join(', ')})` : ''
    await client.query(`PREPARE one AS ${text}`)
    return client.query<Explained>(`EXPLAIN (FORMAT JSON) EXECUTE one${nulls}`)
  }
  await client.query('BEGIN')
  try {
    const { rows } = await explained()
    const plan = rows[0]?.['QUERY PLAN'][0]
    if (!plan) throw new Error(`no plan for ${text}`)
    const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = plan.Plan
    return { scans: nodesOf(plan.Plan).filter((node) => / Scan$/.test(node['Node Type'])), pages: hit + read }
  } finally {
    await client.query('ROLLBACK')
    await client.query('DEALLOCATE ALL')
  }
}

const written = (scans: readonly PlanNode[]): string =>
  [
    ...new Set(
      scans
        .filter((scan) => scan['Index Name'] ?? scan['Relation Name'])
        .map((scan) => `${scan['Node Type']} ${scan['Index Name'] ?? scan['Relation Name']}`),
    ),
  ].join('; ') || 'no table'

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
      const usual = await planOf(client, one, false)
      const generic = await planOf(client, one, true)
      for (const [kind, { scans }] of Object.entries({ 'its values': usual, 'any values': generic }))
        for (const scan of scans.filter(isFault)) faults.push(`${scan['Relation Name']} (${kind}): ${one.text}`)
      if (index < COMMONEST)
        rows.push([
          shortened(one.text),
          String(count),
          written(usual.scans),
          written(generic.scans) === written(usual.scans) ? 'the same' : written(generic.scans),
          String(usual.pages),
        ])
    }
    return { rows, faults, heard: heard.length, different: sorted.length }
  } finally {
    await client.end()
  }
}

/** How much there is in a bank. */
async function contentsOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ rows: string; tables: string; size: string }>(
    `SELECT to_char(sum(reltuples), 'FM999,999,999,999') AS rows, count(*) FILTER (WHERE reltuples >= ${GROWN}) AS tables,
      pg_size_pretty(pg_database_size(current_database())) AS size
      FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  await client.end()
  const [one] = rows
  return `${one?.rows} rows, ${one?.size}, ${one?.tables} tables of ${GROWN.toLocaleString('en')} rows or more`
}

export async function measureAll(
  sizes: readonly Size[],
  urls: readonly string[],
  { quick, say }: BenchOptions,
): Promise<string> {
  const banks: Bank[] = []
  try {
    for (const [index, size] of sizes.entries()) banks.push(await open(urls[index] ?? '', size))
    const largest = banks.at(-1)
    if (!largest) throw new Error('no bank')
    const runs = quick ? QUICK_RUNS : RUNS
    const reads = await timeReads(banks, runs, say)
    const plans = await plansOf(largest, await hear(largest))
    for (const fault of plans.faults) say(`  read without an index: ${fault}`)
    return report({ sizes, reads, plans, runs, contents: await contentsOf(largest.url) })
  } finally {
    for (const bank of banks) await bank.close()
  }
}

async function measureOn(url: string, options: BenchOptions): Promise<string> {
  await prepare(url)
  const sizes = sizesOf(options.quick ? QUICK_MOST : MOST)
  return measureAll(sizes, await growAll(url, sizes, options.say), options)
}

interface Measured {
  readonly sizes: readonly Size[]
  readonly reads: readonly Read[]
  readonly plans: Plans
  readonly runs: number
  /** Of the largest bank. */
  readonly contents: string
}

function report({ sizes, reads, plans, runs, contents }: Measured): string {
  const figures = reads.map(({ name, ms }) => {
    const medians = ms.map((each) => median(each))
    const [young = NaN, few = NaN, , many = NaN] = medians
    return { name, medians, customers: many / few, years: few / young }
  })
  const rows = [...figures]
    .sort((a, b) => b.customers - a.customers)
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
  const most = sizes.at(-1)?.customers.toLocaleString('en')
  const above = figures.filter((one) => one.customers > FLAT)
  return `Milliseconds, medians of ${runs} runs, with ${heads.join('; ')} of records. All banks are on one PostgreSQL (fsync off); each read is asked of one bank after the other, through the whole bank without HTTP, by a customer who has something of everything. Load ${loadavg()[0]?.toFixed(1)} of other work beside: compare ratios.

That customer's life is made by the bank's own calls and rules, and so are ${(YEARS * 365).toLocaleString('en')} movements of the electronic account, one each day of ${YEARS} years; of ${OF_A_MONTH.join(', ')} the customer has what there was once more for each of ${YEARS * 12} months. The other customers are copies in SQL (\`test/bench/manyCustomers.ts\`): of each table that says whose a row is one row for each, of what grows with years (${[...YEARLY].join(', ')}) ${EACH_YEARLY}, their days spread over ${YEARS} years; all of them appear in rankings, with points on each board of both months. The largest bank has ${contents}. Tables in which the seeded bank has no row stay empty; the bank's own sides of postings aren't copied.

Ratios: ${most} customers to ${sizes[1]?.customers} with the same records (median ${middle((one) => one.customers)}; above ${FLAT}: ${count((one) => one.customers)} of ${figures.length}${above.length > 0 ? `: ${above.map(({ name }) => name).join(', ')}` : ''}), and ten years of one's own to none (median ${middle((one) => one.years)}; above ${FLAT}: ${count((one) => one.years)}).

${table(['read', ...heads, 'customers', 'years'], rows)}

All these reads once, a purchase and two transfers send ${plans.heard} statements, ${plans.different} different ones; ${plans.faults.length === 0 ? 'none of them reads' : `${plans.faults.length} of their plans read`} a table of ${GROWN.toLocaleString('en')} rows or more from end to end, neither with their own values nor by the plan for any. The ${COMMONEST} commonest at ${most} customers, by EXPLAIN (ANALYZE, BUFFERS), with the pages of 8 kB that each looked at:

${table(['statement', 'times', 'reads by', 'by the plan for any values', 'pages'], plans.rows)}`
}

async function measure(options: BenchOptions): Promise<string> {
  if (!postgresPrograms()) return 'PostgreSQL was not found; nothing was measured.'
  // Its workers would keep the bank from being copied; each size is vacuumed once.
  const server = await startPostgres()
  try {
    return await measureOn(server.url, options)
  } finally {
    await server.stop()
  }
}

export const scale: Section = { name: 'scale', title: 'Reads with many customers and years', run: measure }
