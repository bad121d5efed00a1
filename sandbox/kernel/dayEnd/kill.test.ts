import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addDays, day } from '@/domain/dates/day'
import { accruedThrough } from '@/domain/interest/deposit'
import { basisPoints, fen } from '@/domain/money/fen'
import { moveClock } from '../clock'
import { rowsOf } from '../db'
import { startProcess } from '../db/testing/childProcess'
import { withPostgres } from '../db/testing/withDatabase'
import { bulkPrincipal, openBulkBank } from './testing/bulk'
import { balanceOf } from '../ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { INTEREST_PAYABLE } from '@sandbox/business/deposit'
import { runDueDayEnds } from '@sandbox/dayEnds'

const BANK = { opening: day('20261102'), customers: 500, holdings: 6_000, maturingEvery: 2, renewedEvery: 3 }
const PROGRAM = join(__dirname, 'testing/ender.ts')
const DAY_MS = 86_400_000
const NUMBERS = Array.from({ length: BANK.holdings }, (_, index) => index + 1)

withPostgres((database) => {
  beforeAll(() => openBulkBank(database.current, BANK))

  const counted = async (statement: ReturnType<typeof sql>): Promise<number> => {
    const [row] = await rowsOf<{ count: number }>(database.current.drizzle, statement)
    return row?.count ?? NaN
  }

  test('killed in the middle of maturities and renewals, it goes on and does each once', async () => {
    await database.current.transaction((tx) => moveClock(tx, 7 * DAY_MS))
    let midway = 0
    for (let kills = 0; kills < 4; kills += 1) {
      const ender = startProcess(PROGRAM, database.url)
      await ender.printed(1)
      await sleep(150 + kills * 150)
      await ender.kill()
      const running = await counted(sql`SELECT count(*)::int FROM day_ends WHERE status = 'running' AND cursor <> ''`)
      midway += running
      expect(await checkInvariants(database.current)).toEqual([])
    }
    // Without a kill between two batches of a step the test would show nothing.
    expect(midway).toBeGreaterThan(0)
    await runDueDayEnds(database.current)
    expect(await runDueDayEnds(database.current)).toEqual([])

    const [matured, renewed] = [3_000, 1_000]
    expect(await counted(sql`SELECT count(*)::int FROM holdings WHERE status = 'matured'`)).toBe(matured - renewed)
    expect(await counted(sql`SELECT count(*)::int FROM holdings WHERE status = 'renewed'`)).toBe(renewed)
    expect(await counted(sql`SELECT count(*)::int FROM holdings WHERE renewed_from IS NOT NULL`)).toBe(renewed)
    expect(await counted(sql`SELECT count(*)::int FROM renewals WHERE outcome = 'renewed'`)).toBe(renewed)
    expect(await counted(sql`SELECT count(*)::int FROM maturity_instructions`)).toBe(0)
    expect(await counted(sql`SELECT count(*)::int FROM messages`)).toBe(matured)
    expect(await counted(sql`SELECT count(*)::int FROM ledger_transactions WHERE kind = 'depositMaturity'`)).toBe(
      matured,
    )
    // What is owed is what the open ones have earned by the seventh day; the renewed begin on the eighth.
    const open = NUMBERS.filter((n) => n % BANK.maturingEvery !== 0)
    const owed = open.reduce(
      (sum, n) => sum + accruedThrough(fen(bulkPrincipal(n)), basisPoints(130), BANK.opening, addDays(BANK.opening, 6)),
      0,
    )
    expect(await balanceOf(database.current.drizzle, INTEREST_PAYABLE)).toBe(owed)
    expect(await checkInvariants(database.current)).toEqual([])
  })
})
