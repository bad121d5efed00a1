import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { moveClock } from '@sandbox/kernel/clock'
import { openDatabase, rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { startProcess } from '@sandbox/kernel/db/testing/childProcess'
import { postgresPrograms, startPostgres } from '@sandbox/kernel/db/testing/postgres'
import { openBulkBank } from '@sandbox/kernel/dayEnd/testing/bulk'
import { day } from '@/domain/dates/day'
import { sql } from 'drizzle-orm'
import { table } from '../statistics'
import type { BenchOptions, Section } from './section'
import { runDueDayEnds } from '@sandbox/dayEnds'
import { checkInvariants } from '@sandbox/ledgerAudit'

const HOLDINGS = 1_000_000
const QUICK_HOLDINGS = 10_000
const CUSTOMERS_SHARE = 5
/** One in ten matures on the seventh day, and one in ten of those is renewed. */
const EVERY = 10
const DAYS_TO_MATURITY = 7
const DAY_MS = 86_400_000
const ENDER = join(__dirname, '../../../sandbox/kernel/dayEnd/testing/ender.ts')

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1000
}

/** Ends a day; gives the seconds it took. */
async function endDay(db: Database): Promise<number> {
  await db.transaction((tx) => moveClock(tx, DAY_MS))
  return secondsOf(() => runDueDayEnds(db))
}

/** Lets another process end a day, kills it when half of the slices are done, and ends what is left. */
async function endKilledDay(db: Database, url: string): Promise<number> {
  await db.transaction((tx) => moveClock(tx, DAY_MS))
  const ender = startProcess(ENDER, url)
  let most = 0
  const isHalfDone = async (): Promise<boolean> => {
    const [row] = await rowsOf<{ left: number }>(db.drizzle, sql`SELECT count(*)::int AS left FROM day_end_slices`)
    const left = row?.left ?? 0
    most = Math.max(most, left)
    return left > 0 && left <= most / 2
  }
  while (!(await isHalfDone())) await sleep(5)
  await ender.kill()
  return secondsOf(() => runDueDayEnds(db))
}

/** Ends a day together with another process. */
async function endSharedDay(db: Database, url: string): Promise<number> {
  const ender = startProcess(ENDER, url)
  await ender.printed(1)
  const taken = await endDay(db)
  await ender.kill()
  return taken
}

/** What a row takes, by table, with its indexes: of the tables of which the measured days made many. */
async function rowSizes(db: Database): Promise<string[][]> {
  await db.drizzle.execute(sql`ANALYZE`)
  const rows = await rowsOf<{ name: string; rows: number; bytes: number; indexes: number }>(
    db.drizzle,
    sql`
    SELECT relname AS name, reltuples::bigint AS rows, (pg_total_relation_size(oid) / reltuples)::int AS bytes,
      (pg_indexes_size(oid) / reltuples)::int AS indexes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= 500 ORDER BY relname`,
  )
  return rows.map((one) => [one.name, String(one.rows), String(one.bytes), String(one.indexes)])
}

async function measureOn(
  url: string,
  holdings: number,
  say: BenchOptions['say'],
): Promise<{ readonly days: string[][]; readonly sizes: string[][] }> {
  const db = await openDatabase({ url, poolSize: 4 })
  try {
    const bank = { opening: day('20261102'), customers: holdings / CUSTOMERS_SHARE, holdings }
    await openBulkBank(db, { ...bank, maturingEvery: EVERY, renewedEvery: EVERY })
    // The server's autovacuum would do it within a minute.
    await db.drizzle.execute(sql`ANALYZE`)
    const figure = (name: string, seconds: number, of = holdings): string[] => [
      name,
      String(of),
      seconds.toFixed(1),
      (of / seconds).toFixed(0),
    ]
    const rows = [figure('interest of a day', await endDay(db))]
    say('  an ordinary day is done')
    rows.push(figure('the rest of a day killed half-way', await endKilledDay(db, url), holdings / 2))
    rows.push(figure('a day that two processes share', await endSharedDay(db, url)))
    for (let days = 3; days < DAYS_TO_MATURITY - 1; days += 1) await endDay(db)
    rows.push(figure('a day on which a tenth matures', await endDay(db)))
    const broken = await checkInvariants(db)
    if (broken.length > 0) throw new Error(`the books are broken: ${JSON.stringify(broken.slice(0, 3))}`)
    return { days: rows, sizes: await rowSizes(db) }
  } finally {
    await db.close()
  }
}

async function measure({ quick, say }: BenchOptions): Promise<string> {
  if (!postgresPrograms()) return 'PostgreSQL was not found; nothing was measured.'
  const server = await startPostgres({ autovacuum: true })
  try {
    const { days, sizes } = await measureOn(server.url, quick ? QUICK_HOLDINGS : HOLDINGS, say)
    return `${table(["day's end", 'holdings', 'seconds', 'holdings a second'], days)}

PostgreSQL with fsync off, one process with two connections unless two are named, batches of 5,000 holdings in a transaction each. A tenth of the maturing deposits is renewed. After the last day the whole ledger was audited: every promise of docs/decisions/ledger.md held.

What a row takes afterwards, nothing vacuumed:

${table(['table', 'rows', 'bytes a row', 'of it indexes'], sizes)}`
  } finally {
    await server.stop()
  }
}

export const dayEnd: Section = { name: 'dayEnd', title: "A day's end over many holdings", run: measure }
