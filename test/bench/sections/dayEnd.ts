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

const HOLDINGS = 100_000
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

/** Lets another process end a day, kills it when half of the holdings are done, and ends what is left. */
async function endKilledDay(db: Database, url: string, half: number): Promise<number> {
  await db.transaction((tx) => moveClock(tx, DAY_MS))
  const ender = startProcess(ENDER, url)
  const isHalfDone = async (): Promise<boolean> => {
    const [running] = await rowsOf<{ cursor: string }>(
      db.drizzle,
      sql`SELECT cursor FROM day_ends WHERE status = 'running' AND step = 'accrueInterest'`,
    )
    return Number(running?.cursor ?? 0) >= half
  }
  while (!(await isHalfDone())) await sleep(20)
  await ender.kill()
  return secondsOf(() => runDueDayEnds(db))
}

async function measureOn(url: string, holdings: number, say: BenchOptions['say']): Promise<string[][]> {
  const db = await openDatabase({ url, poolSize: 4 })
  try {
    const bank = { opening: day('20261102'), customers: holdings / CUSTOMERS_SHARE, holdings }
    await openBulkBank(db, { ...bank, maturingEvery: EVERY, renewedEvery: EVERY })
    const [first] = await rowsOf<{ seqNo: number }>(db.drizzle, sql`SELECT min(seq_no) AS "seqNo" FROM holdings`)
    const figure = (name: string, seconds: number, of = holdings): string[] => [
      name,
      String(of),
      seconds.toFixed(1),
      (of / seconds).toFixed(0),
    ]
    const rows = [figure('interest of a day', await endDay(db))]
    say('  an ordinary day is done')
    const half = (first?.seqNo ?? 0) + holdings / 2
    rows.push(figure('the rest of a day killed half-way', await endKilledDay(db, url, half), holdings / 2))
    for (let days = 2; days < DAYS_TO_MATURITY - 1; days += 1) await endDay(db)
    rows.push(figure('a day on which a tenth matures', await endDay(db)))
    const broken = await checkInvariants(db)
    if (broken.length > 0) throw new Error(`the books are broken: ${JSON.stringify(broken.slice(0, 3))}`)
    return rows
  } finally {
    await db.close()
  }
}

async function measure({ quick, say }: BenchOptions): Promise<string> {
  if (!postgresPrograms()) return 'PostgreSQL was not found; nothing was measured.'
  const server = await startPostgres()
  try {
    const rows = await measureOn(server.url, quick ? QUICK_HOLDINGS : HOLDINGS, say)
    return `${table(["day's end", 'holdings', 'seconds', 'holdings a second'], rows)}

PostgreSQL with fsync off, one process, batches of 1,000 holdings in a transaction each. A tenth of the maturing deposits is renewed. After the last day the whole ledger was audited: every promise of docs/decisions/ledger.md held.`
  } finally {
    await server.stop()
  }
}

export const dayEnd: Section = { name: 'dayEnd', title: "A day's end over many holdings", run: measure }
