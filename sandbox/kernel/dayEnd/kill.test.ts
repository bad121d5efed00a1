import { sql } from 'drizzle-orm'
import { addDays, day } from '@/domain/dates/day'
import { accruedThrough } from '@/domain/interest/deposit'
import { basisPoints, fen } from '@/domain/money/fen'
import { moveClock } from '../clock'
import { rowsOf } from '../db'
import { withPostgres } from '../db/testing/withDatabase'
import { bulkPrincipal, openBulkBank } from './testing/bulk'
import { killAtRow } from './testing/killed'
import { balanceOf } from '../ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { INTEREST_PAYABLE } from '@sandbox/business/deposit'
import { runDueDayEnds } from '@sandbox/dayEnds'

const BANK = { opening: day('20261102'), customers: 500, holdings: 6_000, maturingEvery: 2, renewedEvery: 3 }
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
    const held = [
      sql`SELECT 1 FROM holdings WHERE order_id = 'bulk-2500' FOR UPDATE`,
      sql`SELECT 1 FROM maturity_instructions WHERE seq_no = (SELECT seq_no FROM holdings WHERE order_id = 'bulk-3000') FOR UPDATE`,
      sql`SELECT 1 FROM maturity_instructions WHERE seq_no = (SELECT seq_no FROM holdings WHERE order_id = 'bulk-6000') FOR UPDATE`,
    ]
    for (const row of held) {
      expect(await killAtRow(database, row)).toBe(true)
      expect(await checkInvariants(database.current)).toEqual([])
    }
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
