import { eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryRanking } from '@/contract/points/queryRanking'
import type { Day } from '@/domain/dates/day'
import type { Month } from '@/domain/dates/month'
import { maskName } from '@/domain/masks/mask'
import { BOARD_RULES, RANKING_TOP, ranked, rankingMonth } from '@/domain/points/ranking'
import type { RankingBoard, RankingPeriod } from '@/domain/points/ranking'
import { recordEvent } from '@sandbox/kernel/audit'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { rankingChoices } from './tables'

/** Says whether a customer appears; twice the same changes nothing. */
export async function setShown(tx: Tx, customerId: string, shown: boolean, now: number): Promise<void> {
  await lockCustomer(tx, customerId)
  const changed = shown
    ? await tx.insert(rankingChoices).values({ customerId, shownSince: now }).onConflictDoNothing().returning()
    : await tx.delete(rankingChoices).where(eq(rankingChoices.customerId, customerId)).returning()
  if (changed.length > 0) await recordEvent(tx, now, 'rankingChoice', { customerId, detail: { shown } })
}

interface Scored {
  readonly who: string
  readonly name: string
  readonly points: number
  readonly shown: boolean
}

/** What who appears, and the customer in any case, earned on a board in a month. */
const scoresOf = (on: Queryable, customerId: string, board: RankingBoard, month: Month): Promise<Scored[]> =>
  rowsOf(
    on,
    sql`
    SELECT c.id AS who, coalesce(c.real_name, '') AS name, r.customer_id IS NOT NULL AS shown,
      coalesce(sum(e.points), 0)::int AS points
    FROM customers c
    LEFT JOIN ranking_choices r ON r.customer_id = c.id
    LEFT JOIN points_accounts a ON a.customer_id = c.id
    LEFT JOIN (points_entries e JOIN points_transactions t ON t.id = e.transaction_id
      AND t.kind = ANY(string_to_array(${BOARD_RULES[board].join(' ')}, ' '))
      AND t.day BETWEEN ${`${month}01`} AND ${`${month}31`}) ON e.account_id = a.id
    WHERE r.customer_id IS NOT NULL OR c.id = ${customerId}
    GROUP BY c.id, c.real_name, r.customer_id`,
  )

/** A board of a month as a customer sees it: others by surname and stars. */
export async function rankingFor(
  on: Queryable,
  customerId: string,
  { board, period }: { readonly board: RankingBoard; readonly period: RankingPeriod },
  today: Day,
): Promise<ResponseOf<typeof queryRanking>> {
  const month = rankingMonth(period, today)
  const scores = await scoresOf(on, customerId, board, month)
  const names = new Map(scores.map(({ who, name }) => [who, name]))
  const own = scores.find(({ who }) => who === customerId)
  const places = ranked(scores.filter(({ shown }) => shown))
  const mine = places.find(({ who }) => who === customerId)
  return {
    month,
    rows: places.slice(0, RANKING_TOP).map(({ who, points, place }) => ({
      ...{ place, points, name: maskName(names.get(who) ?? ''), mine: who === customerId },
    })),
    of: places.length,
    shown: own?.shown ?? false,
    mine: { points: own?.points ?? 0, ...(mine && { place: mine.place }) },
  }
}
