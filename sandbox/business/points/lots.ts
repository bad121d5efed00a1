import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { takePoints } from '@/domain/points/lots'
import type { PointLot } from '@/domain/points/lots'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { pointsLots } from './tables'
import type { TakenLot } from './tables'

/** Lots of which something is left, in the words of their indexes, so that a plan for any values takes them too. */
export const isUnspent = gt(pointsLots.unspent, 0).inlineParams()

/** A customer's lots of which something is left, in the order in which they expire, and then in which they came. */
export async function lotsOf(
  on: Queryable,
  customerId: string,
): Promise<readonly (PointLot & { readonly revived: boolean })[]> {
  const rows = await on
    .select()
    .from(pointsLots)
    .where(and(eq(pointsLots.customerId, customerId), isUnspent))
    .orderBy(pointsLots.lastDay, pointsLots.earnedAt, pointsLots.lotId)
  return rows.map(({ lotId, unspent, lastDay, revived }) => ({ lotId, left: unspent, lastDay, revived }))
}

interface NewLot {
  readonly customerId: string
  readonly points: number
  readonly lastDay: Day
  readonly revived?: boolean
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Adds points that came; whoever calls holds the lock of the customer's points. */
export async function addLot(tx: Tx, { customerId, points, lastDay, revived = false, now }: NewLot): Promise<void> {
  await tx
    .insert(pointsLots)
    .values({ lotId: randomUUID(), customerId, points, unspent: points, earnedAt: now, lastDay, revived })
}

/** Takes points from the lots that expire first; undefined, and nothing taken, when there are too few. */
export async function takeFromLots(
  tx: Tx,
  customerId: string,
  points: number,
  today: Day,
): Promise<readonly TakenLot[] | undefined> {
  const lots = await lotsOf(tx, customerId)
  const taken = takePoints(lots, points, today)
  if (!taken) return undefined
  for (const { lotId, points: part } of taken)
    await tx
      .update(pointsLots)
      .set({ unspent: sql`${pointsLots.unspent} - ${part}` })
      .where(eq(pointsLots.lotId, lotId))
  return taken.flatMap(({ lotId, points: part }) =>
    lots.filter((lot) => lot.lotId === lotId).map(({ lastDay, revived }) => ({ points: part, lastDay, revived })),
  )
}
