import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { maskName } from '@/domain/masks/mask'
import { POINT_ENTRY_KINDS } from '@/domain/points/entries'
import {
  BOARD_RULES,
  RANKING_BOARDS,
  RANKING_PERIODS,
  RANKING_TOP,
  ranked,
  rankingMonth,
} from '@/domain/points/ranking'
import type { RankingBoard } from '@/domain/points/ranking'
import { POINT_RULE_NAMES } from '@/domain/points/rules'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { rowsOf } from '@sandbox/kernel/db'
import { statementsOf } from '@sandbox/kernel/db/statements'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { pointsClosing } from './closing'
import { earn, givePoints } from './earn'
import { rankingFor, setShown } from './rankings'
import { linaAt, SLOW_MS } from './testing/lina'

const CROWD = ['lina', 'zhangwei', 'wuqiang', 'yinxue'].map(demoCustomerId)
const MIGRATION = join(__dirname, '../../kernel/db/migrations/0019_ranking_scores.sql')

const who = fc.nat({ max: CROWD.length - 1 })
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('earn' as const),
      who,
      rule: fc.constantFrom(...POINT_RULE_NAMES),
      about: fc.nat({ max: 5 }),
      /** Seconds before or after this month began. */
      from: fc.constantFrom(-40 * 86_400, -86_400, -1, 0, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reward' as const), who, points: fc.constantFrom(200, 300) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('show' as const), who, shown: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('order' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('expire' as const), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('close' as const), who }) },
)

/** What each person has on a board, and whether they appear. */
interface Score {
  readonly who: string
  readonly name: string
  readonly shown: boolean
  readonly points: number
}

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const { lina, on, now, today, order } = linaAt(bank)
  let given = 0

  /** A board by adding up every entry of a month. */
  const addedUp = (board: RankingBoard, month: string): Promise<Score[]> =>
    rowsOf<Score>(
      on(),
      sql`
      SELECT c.id AS who, coalesce(c.real_name, '') AS name, r.customer_id IS NOT NULL AS shown,
        coalesce((SELECT sum(e.points) FROM points_entries e JOIN points_transactions t ON t.id = e.transaction_id
          WHERE e.account_id = 'points:' || c.id AND left(t.day, 6) = ${month}
            AND t.kind = ANY(string_to_array(${BOARD_RULES[board].join(' ')}, ' '))), 0)::int AS points
      FROM customers c LEFT JOIN ranking_choices r ON r.customer_id = c.id`,
    )

  /** What a customer is shown, by those sums. */
  function shownTo(customerId: string, scores: readonly Score[], month: string) {
    const places = ranked(scores.filter(({ shown }) => shown))
    const own = scores.find((one) => one.who === customerId)
    const mine = places.find((one) => one.who === customerId)
    return {
      month,
      rows: places.slice(0, RANKING_TOP).map(({ who: id, points, place }) => ({
        ...{ place, points, mine: id === customerId },
        name: maskName(scores.find((one) => one.who === id)?.name ?? ''),
      })),
      of: places.length,
      shown: own?.shown,
      mine: { points: own?.points, ...(mine && { place: mine.place }) },
    }
  }

  async function expectAddedUp(): Promise<void> {
    const day = await today()
    for (const board of RANKING_BOARDS)
      for (const period of RANKING_PERIODS) {
        const month = rankingMonth(period, day)
        const scores = await addedUp(board, month)
        for (const customerId of CROWD)
          expect(await rankingFor(on(), customerId, { board, period }, day)).toEqual(shownTo(customerId, scores, month))
      }
  }

  /** Takes what somebody has left over at the next day's end. */
  async function expire(customerId: string, day: Day): Promise<void> {
    await on().execute(sql`UPDATE points_lots SET last_day = ${day} WHERE customer_id = ${customerId} AND unspent > 0`)
    await advance(bank.db, DAY_MS)
  }

  const closed = new Set<string>()
  const close = async (customerId: string): Promise<void> => {
    if (closed.has(customerId)) return
    closed.add(customerId)
    const subject = { customerId, now: await now(), today: await today() }
    await bank.db.transaction((tx) => pointsClosing.closed?.(tx, subject) ?? Promise.resolve())
  }

  test(
    'is what all entries of its month add up to, whatever came, went, lapsed, was shown or hidden',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
          const orders: string[] = []
          given += 1
          for (const one of steps) {
            const customerId = 'who' in one ? (CROWD[one.who] ?? '') : ''
            const at = await now()
            if (one.act === 'earn') {
              const then = instantOf(firstDay(monthOf(dayOfInstant(at)))) + one.from * 1_000
              const earning = { customerId, rule: one.rule, about: `${given}-${one.about}`, now: then, points: 5 }
              await bank.db.transaction((tx) => earn(tx, earning))
            } else if (one.act === 'reward') {
              const facts = { kind: 'REWARD', memo: '样例', points: one.points, now: at } as const
              given += 1
              await bank.db.transaction((tx) => givePoints(tx, { ...facts, customerId, id: `reward:ranking-${given}` }))
            } else if (one.act === 'show') {
              await bank.db.transaction((tx) => setShown(tx, customerId, one.shown, at))
            } else if (one.act === 'order') {
              const done = await order()
              if (done.ok) orders.push(done.value.orderNo)
            } else if (one.act === 'cancel') {
              const orderNo = orders.pop()
              if (orderNo !== undefined) expectDone(await lina().call(CALLS.cancelMallOrder, { orderNo }))
            } else if (one.act === 'expire') await expire(customerId, dayOfInstant(at))
            else await close(customerId)
          }
          await expectAddedUp()
          expect(await checkInvariants(bank.db)).toEqual([])
        }),
        { numRuns: sequences(20), endOnFailure: true },
      )
    },
    SLOW_MS,
  )

  test('has places, and only the first of equals by their ids, also of more than are shown', async () => {
    const day = addDays(firstDay(monthOf(await today())), -1)
    const month = monthOf(day)
    await on().execute(sql`
      INSERT INTO customers (id, client_no, real_name, registered_at)
      SELECT 'crowd' || n, 'crowd' || n, chr(20000 + n) || '样例', 0 FROM generate_series(1, 60) n`)
    const rows = Array.from({ length: 60 }, (_, nth) => ({ customerId: `crowd${nth + 1}`, points: 1 + (nth % 7) }))
    for (const { customerId, points } of rows)
      await bank.db.transaction(async (tx) => {
        await setShown(tx, customerId, true, 0)
        await earn(tx, { customerId, rule: 'CHECK_IN', about: day, points, now: instantOf(day, 12) })
      })
    const scores = await addedUp('CHECK_IN', month)
    for (const customerId of ['crowd1', 'crowd7', 'crowd60', CROWD[0] ?? ''])
      expect(await rankingFor(on(), customerId, { board: 'CHECK_IN', period: 'LAST_MONTH' }, await today())).toEqual(
        shownTo(customerId, scores, month),
      )
  })

  test.each(POINT_ENTRY_KINDS)('the database counts %s on the board that the rules name', async (kind) => {
    const [row] = await rowsOf<{ board: RankingBoard | null }>(on(), sql`SELECT ranking_board(${kind}) AS board`)
    const named = RANKING_BOARDS.find((board) => BOARD_RULES[board].some((rule) => rule === kind))
    expect(row?.board).toBe(named ?? null)
  })

  test('the migration adds up what was there as the triggers add what comes', async () => {
    const kept = async (tx: Parameters<typeof rowsOf>[0]) => [
      await rowsOf(tx, sql`SELECT * FROM ranking_scores ORDER BY customer_id, month, board`),
      await rowsOf(tx, sql`SELECT * FROM ranking_counts WHERE people > 0 ORDER BY month, board, points`),
    ]
    const fills = statementsOf(readFileSync(MIGRATION, 'utf8')).filter((one) => one.startsWith('INSERT INTO'))
    await bank.db.transaction(async (tx) => {
      const before = await kept(tx)
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql`TRUNCATE ranking_scores, ranking_counts`)
      for (const fill of fills) await tx.execute(sql.raw(fill))
      expect(await kept(tx)).toEqual(before)
      expect(before[1]).not.toEqual([])
    })
  })

  race('two who change many counts the other way round don’t wait for each other', async () => {
    const [one = '', other = ''] = CROWD
    const put = (customerId: string, order: string) => sql`
      INSERT INTO ranking_scores (customer_id, month, board, points, shown)
      SELECT ${customerId}, lpad(n::text, 6, '0'), 'LEARN', 1, false FROM generate_series(1, 400) n
      ORDER BY n ${sql.raw(order)}`
    await on().execute(put(one, 'ASC'))
    await on().execute(put(other, 'DESC'))
    let tries = 0
    const turn = (customerId: string, shown: boolean) =>
      bank.db.transaction(async (tx) => {
        tries += 1
        await tx.execute(
          sql`UPDATE ranking_scores SET shown = ${shown} WHERE customer_id = ${customerId} AND month < '1'`,
        )
      })
    for (const shown of [true, false, true, false]) await Promise.all([turn(one, shown), turn(other, shown)])
    expect(tries).toBe(8)
    await on().execute(sql`DELETE FROM ranking_scores WHERE month < '1'`)
  })

  race('counts everybody once who earns while others come and go', async () => {
    const at = await now()
    const show = (customerId: string, shown: boolean) =>
      bank.db.transaction((tx) => setShown(tx, customerId, shown, at))
    const learn = (customerId: string, about: string) =>
      bank.db.transaction(async (tx) => {
        await earn(tx, { customerId, rule: 'SURVEY', about, now: at, points: 1 })
        await earn(tx, { customerId, rule: 'LEARN', about, now: at })
      })
    for (let round = 0; round < 8; round += 1)
      await Promise.all(
        CROWD.flatMap((customerId, nth) => [
          show(customerId, (round + nth) % 2 === 0),
          learn(customerId, `race-${round}`),
          learn(customerId, `race-again-${round}`),
        ]),
      )
    await expectAddedUp()
  })
})
