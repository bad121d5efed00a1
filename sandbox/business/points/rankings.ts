import { eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryRanking } from '@/contract/points/queryRanking'
import type { Day } from '@/domain/dates/day'
import type { Month } from '@/domain/dates/month'
import { maskName } from '@/domain/masks/mask'
import { RANKING_TOP, ranked, rankingMonth } from '@/domain/points/ranking'
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

/** Where a customer stands, with one of the first ones: a row each, and one without when nobody appears. */
interface Standing {
  readonly shown: boolean
  readonly points: number
  readonly of: number
  /** How many have more. */
  readonly before: number
  readonly who: string | null
  readonly name: string | null
  readonly has: number | null
}

const standingsOf = (on: Queryable, customerId: string, board: RankingBoard, month: Month): Promise<Standing[]> =>
  rowsOf(
    on,
    sql`
    SELECT r.customer_id IS NOT NULL AS shown, coalesce(s.points, 0) AS points, n."of", n.before,
      f.customer_id AS who, p.real_name AS name, f.points AS has
    FROM customers c
    LEFT JOIN ranking_choices r ON r.customer_id = c.id
    LEFT JOIN ranking_scores s ON s.customer_id = c.id AND s.month = ${month} AND s.board = ${board}
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(people), 0) AS "of", coalesce(sum(people) FILTER (WHERE points > coalesce(s.points, 0)), 0) AS before
      FROM ranking_counts WHERE month = ${month} AND board = ${board}) n
    LEFT JOIN (
      SELECT customer_id, points FROM ranking_scores WHERE month = ${month} AND board = ${board} AND shown AND points > 0
      ORDER BY points DESC, customer_id COLLATE "C" LIMIT ${RANKING_TOP}) f ON true
    LEFT JOIN customers p ON p.id = f.customer_id
    WHERE c.id = ${customerId}`,
  )

/** A board of a month as a customer sees it: others by surname and stars. */
export async function rankingFor(
  on: Queryable,
  customerId: string,
  { board, period }: { readonly board: RankingBoard; readonly period: RankingPeriod },
  today: Day,
): Promise<ResponseOf<typeof queryRanking>> {
  const month = rankingMonth(period, today)
  const standings = await standingsOf(on, customerId, board, month)
  const { shown, points, of, before } = standings[0] ?? { shown: false, points: 0, of: 0, before: 0 }
  const names = new Map(standings.map(({ who, name }) => [who, name]))
  const first = ranked(
    standings.flatMap(({ who, has }) => (who === null || has === null ? [] : [{ who, points: has }])),
  )
  return {
    month,
    rows: first.map(({ who, points: has, place }) => ({
      ...{ place, points: has, name: maskName(names.get(who) ?? ''), mine: who === customerId },
    })),
    of,
    shown,
    mine: { points, ...(shown && points > 0 && { place: before + 1 }) },
  }
}
