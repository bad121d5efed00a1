import { eq, sql } from 'drizzle-orm'
import { PASSWORD_COST } from '@sandbox/host/config'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { startPostgres, postgresPrograms } from '@sandbox/kernel/db/testing/postgres'
import { signInMember } from '@test/drivers/member'
import { buy, preparePurchase } from '@test/drivers/orders'
import { table } from '../statistics'
import type { BenchOptions, Section } from './section'
import { schema } from '@sandbox/testing/schema'

/** Customers with enough money for some hundred of the smallest deposits each. */
const BUYERS = ['张伟', '李娜', '马超', '孙丽']
const EACH = 50
const QUICK_EACH = 10
const DEPOSIT = '20194'
const DAY_MS = 86_400_000

interface BankFigures {
  readonly purchases: number
  readonly seconds: number
  readonly holdings: number
  readonly dayEndSeconds: number
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1000
}

async function openHoldings({ db }: TestBank): Promise<number> {
  const { holdings } = schema
  const counted = await db.drizzle
    .select({ held: sql<number>`count(*)::int` })
    .from(holdings)
    .where(eq(holdings.status, 'open'))
  return counted[0]?.held ?? 0
}

async function measureBank(env: Readonly<Record<string, string>>, each: number): Promise<BankFigures> {
  const bank = await startBank({ env: { PASSWORD_COST: String(PASSWORD_COST), ...env } })
  try {
    const customers = await Promise.all(BUYERS.map((name) => signInMember(bank.origin, name)))
    const orders = await Promise.all(customers.map((customer) => preparePurchase(customer, DEPOSIT)))
    const buyAll = async (index: number, count: number): Promise<void> => {
      const [customer, order] = [customers[index], orders[index]]
      if (!customer || !order) return
      for (let bought = 0; bought < count; bought += 1) await buy(customer, order)
    }
    const all = (count: number) => seconds(() => Promise.all(BUYERS.map((_, index) => buyAll(index, count))))
    await all(2)
    const taken = await all(each)
    const holdings = await openHoldings(bank)
    const dayEndSeconds = await seconds(() => bank.advance(DAY_MS))
    return { purchases: each * BUYERS.length, seconds: taken, holdings, dayEndSeconds }
  } finally {
    await bank.close()
  }
}

const rowOf = (name: string, { purchases, seconds: taken, holdings, dayEndSeconds }: BankFigures): string[] => [
  name,
  (purchases / taken).toFixed(1),
  String(purchases),
  (holdings / dayEndSeconds).toFixed(0),
  String(holdings),
]

/** A key outside the database, as a shared bank has one. */
const KEYED = { CREDENTIAL_KEYS: `k1=${'1'.repeat(64)}` }

async function measure({ quick, say }: BenchOptions): Promise<string> {
  const each = quick ? QUICK_EACH : EACH
  const rows = [rowOf('PGlite, in memory', await measureBank({}, each))]
  rows.push(rowOf('PGlite, passwords under a key', await measureBank(KEYED, each)))
  say('  PGlite done')
  if (postgresPrograms()) {
    const server = await startPostgres()
    try {
      rows.push(rowOf('PostgreSQL, fsync off', await measureBank({ DATABASE_URL: server.url }, each)))
    } finally {
      await server.stop()
    }
  }
  const head = ['database', 'purchases a second', 'of', "day's end, holdings a second", 'of']
  return `${table(head, rows)}

Through the HTTP API with sealed and signed calls, ${BUYERS.length} customers side by side; customers, bank and PGlite share one process. A purchase is two calls (the bank's random, then the order), a password check and a double-entry posting.${postgresPrograms() ? '' : ' PostgreSQL was not found and is not measured.'}`
}

export const bank: Section = { name: 'bank', title: 'What the sandbox bank carries', run: measure }
