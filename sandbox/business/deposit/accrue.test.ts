import fc from 'fast-check'
import { asc, eq, sql } from 'drizzle-orm'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { accruedBy } from '@/domain/interest/position'
import type { DepositPosition } from '@/domain/interest/position'
import type { InterestTerms } from '@/domain/interest/terms'
import { maturityDay } from '@/domain/interest/valueDate'
import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { recordset } from '@sandbox/kernel/db'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { sequences, withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf } from '@sandbox/kernel/ledger'
import { startClockAt } from '@sandbox/kernel/clock'
import { seedCatalogue } from '@sandbox/business/product'
import { INTEREST_PAYABLE } from './accounts'
import { accrueInterest } from './dayEnd'
import { accruals, holdings } from './tables'

const START = day('20240101')
const RANGE = 1200

const rates = fc.nat({ max: 500 }).map(basisPoints)
const periods = fc.constantFrom(1, 3, 6).map((term) => ({ term, termType: 'M' as const }))
/** Every way of earning. */
const interests: fc.Arbitrary<InterestTerms> = fc.oneof(
  fc.constant({ method: 'fixedTerm' as const }),
  fc.record({ method: fc.constant('fullPeriod' as const), period: periods }),
  fc.record({
    method: fc.constant('stepped' as const),
    steps: fc.array(fc.record({ fromDays: fc.nat({ max: 400 }), rate: rates }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record(
    {
      method: fc.constant('structured' as const),
      terms: fc.record({
        floorRate: rates,
        floatingRate: rates,
        barrier: fc.constant(1000),
        pays: fc.constantFrom('at or above' as const, 'at or below' as const),
      }),
      observed: fc.constantFrom(999, 1000, 1001),
    },
    { requiredKeys: ['method', 'terms'] },
  ),
  fc.record({
    method: fc.constant('agreement' as const),
    floorBalance: fc.constantFrom(ZERO_FEN, fen(1), yuan(50_000)),
  }),
)
const terms = fc.oneof(
  fc.constantFrom(1, 7, 30, 90).map((term) => ({ term, termType: 'D' as const })),
  fc.constantFrom(1, 3, 6).map((term) => ({ term, termType: 'M' as const })),
  fc.constantFrom(1, 5).map((term) => ({ term, termType: 'Y' as const })),
)
/** From a fen to ten billion yuan. */
const amounts = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 1_000_000_000_000 })).map(fen)

const positions: fc.Arbitrary<DepositPosition & { readonly payoutsMade: number }> = fc
  .record({
    ...{ interest: interests, term: terms, amount: amounts, appointRate: rates, aheadRate: rates },
    start: fc.nat({ max: RANGE }),
    payoutsMade: fc.nat({ max: 4 }),
  })
  .map(({ term, start, payoutsMade, ...rest }) => {
    const startDay = addDays(START, start)
    const made = rest.interest.method === 'fullPeriod' ? payoutsMade : 0
    return { ...rest, ...term, startDay, endDay: maturityDay(startDay, term), payoutsMade: made }
  })

withDatabaseInTurn((database) => {
  let customerId = ''
  beforeAll(async () => {
    await database.current.transaction(async (tx) => {
      await startClockAt(tx, instantOf(START, 10))
      await seedCatalogue(tx)
    })
    customerId = await openCustomer(database.current, 100)
  })

  /** Has these deposits alone, accrues each day in turn, and gives what each is owed and what of it is noted. */
  function accrueOn(held: readonly (DepositPosition & { readonly payoutsMade: number })[], days: readonly Day[]) {
    class Undone extends Error {}
    let found: { accrued: number; noted: number }[] = []
    let payable = 0
    const work = database.current.transaction(async (tx) => {
      const rows = held.map((one, index) => ({ ...one, n: index }))
      await tx.execute(sql`
        INSERT INTO orders (id, customer_id, kind, amount, interest, status, trade_day, due_day, created_at)
        SELECT 'h' || n, ${customerId}, 'depositPurchase', 1, 0, 'done', ${START}, ${START}, 0
        FROM generate_series(0, ${held.length - 1}::int) n`)
      await tx.execute(sql`
        INSERT INTO holdings (customer_id, product_type, order_id, amount, appoint_rate, ahead_rate, interest, start_day,
          end_day, term, term_type, accrued, paid_interest, payouts_made, opened_at)
        SELECT ${customerId}, '20194', 'h' || n, amount, "appointRate", "aheadRate", interest, "startDay", "endDay", term,
          "termType", 0, 0, "payoutsMade", 0
        FROM jsonb_to_recordset(${recordset(rows)}) AS t(n integer, amount bigint, "appointRate" integer,
          "aheadRate" integer, interest jsonb, "startDay" text, "endDay" text, term integer, "termType" text,
          "payoutsMade" integer) ORDER BY n`)
      const before = await balanceOf(tx, INTEREST_PAYABLE)
      for (const on of days) {
        const nextDay = addDays(on, 1)
        await accrueInterest.run(tx, { day: on, nextDay, at: instantOf(nextDay), cursor: '' })
      }
      payable = (await balanceOf(tx, INTEREST_PAYABLE)) - before
      found = await tx
        .select({ accrued: holdings.accrued, noted: sql<number>`coalesce(sum(${accruals.amount}), 0)::bigint` })
        .from(holdings)
        .leftJoin(accruals, eq(accruals.seqNo, holdings.seqNo))
        .groupBy(holdings.seqNo)
        .orderBy(asc(holdings.seqNo))
      throw new Undone()
    })
    return work.catch((error: unknown) => {
      if (error instanceof Undone) return { found, payable }
      throw error
    })
  }

  test('a day’s end accrues what the rule says, to the fen, whatever is held and whichever days end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(positions, { minLength: 1, maxLength: 40 }),
        fc.array(fc.nat({ max: RANGE + 400 }), { minLength: 1, maxLength: 3 }),
        async (held, after) => {
          const days = [...new Set(after)].sort((a, b) => a - b).map((count) => addDays(START, count))
          const last = days.at(-1) ?? START
          const { found, payable } = await accrueOn(held, days)
          const expected = held.map((one) => {
            // A holding that begins later isn't looked at, and one that has paid periods owes less than at first.
            const owed = one.startDay > last ? 0 : accruedBy(one, last, one.payoutsMade)
            return { accrued: owed, noted: owed }
          })
          expect(found).toEqual(expected)
          expect(payable).toBe(expected.reduce((sum, { accrued }) => sum + accrued, 0))
        },
      ),
      { numRuns: sequences(60) },
    ))
})
