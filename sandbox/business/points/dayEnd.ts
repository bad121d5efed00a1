import { and, asc, between, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { instantOf } from '@/domain/dates/instant'
import { formatPoints } from '@/domain/points/entries'
import { keptUntil, TOLD_DAYS } from '@/domain/points/lots'
import { ADDRESS_KEPT_DAYS, RECEIVED_AFTER_DAYS } from '@/domain/points/mall'
import type { Tx } from '@sandbox/kernel/db'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndBatch, DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { sendMessages } from '../message'
import { lockPoints, postPoints } from './ledger'
import { isUnspent } from './lots'
import { pointsSwitch } from './switch'
import { mallOrders, pointsLots } from './tables'

/** Customers with something left of some lots, the next batch of them. */
async function withLots(tx: Tx, { cursor }: DayEndBatch, lots: SQL): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ customerId: pointsLots.customerId })
    .from(pointsLots)
    .where(and(isUnspent, lots, gt(pointsLots.customerId, cursor)))
    .orderBy(asc(pointsLots.customerId))
    .limit(BATCH_SIZE)
  return rows.map(({ customerId }) => customerId)
}

/** Takes away what customers have left of lots that have ended; gives how much of whom. */
export async function emptyLots(
  tx: Tx,
  customerIds: readonly string[],
  ended: ReturnType<typeof lte> | undefined,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select()
    .from(pointsLots)
    .where(and(inArray(pointsLots.customerId, [...customerIds]), isUnspent, ended))
  const sums = new Map<string, number>()
  for (const { customerId, unspent } of rows) sums.set(customerId, (sums.get(customerId) ?? 0) + unspent)
  const ids = rows.map(({ lotId }) => lotId)
  if (ids.length > 0) await tx.update(pointsLots).set({ unspent: 0 }).where(inArray(pointsLots.lotId, ids))
  return sums
}

/** Points go at the end of their last day; while they can't be spent, and a week after that, they are kept. */
export const expirePoints: DayEndStep = {
  async run(tx, batch) {
    const { day, nextDay, at } = batch
    const kept = keptUntil(nextDay, await pointsSwitch(tx))
    if (kept !== undefined) return putOff(tx, batch, kept)
    const customerIds = await withLots(tx, batch, lte(pointsLots.lastDay, day))
    if (customerIds.length === 0) return undefined
    const balances = await lockPoints(tx, customerIds, ['EXPIRED'])
    const gone = await emptyLots(tx, customerIds, lte(pointsLots.lastDay, day))
    const facts = { kind: 'EXPIRED', memo: `${formatDay(day)}到期`, at } as const
    await postPoints(
      tx,
      balances,
      [...gone].map(([customerId, points]) => ({
        id: `expired:${customerId}:${day}`,
        customerId,
        points: -points,
        ...facts,
      })),
    )
    return nextCursor(customerIds)
  },
}

/** Gives what would end before a day that day as its last one. */
async function putOff(tx: Tx, batch: DayEndBatch, kept: Day): Promise<string | undefined> {
  const customerIds = await withLots(tx, batch, lt(pointsLots.lastDay, kept))
  if (customerIds.length === 0) return undefined
  await lockPoints(tx, customerIds, ['EXPIRED'])
  const theirs = inArray(pointsLots.customerId, customerIds)
  await tx
    .update(pointsLots)
    .set({ lastDay: kept })
    .where(and(theirs, isUnspent, lt(pointsLots.lastDay, kept)))
  return nextCursor(customerIds)
}

/**
 * Tells owners thirty days before points go: one message a customer and last day, and none while they can't be spent. Whoever
 * wasn't told meanwhile is told when points are on again.
 */
export const notifyExpiring: DayEndStep = {
  async run(tx, batch) {
    const { day, nextDay, at } = batch
    const points = await pointsSwitch(tx)
    if (!points.on) return undefined
    const last = addDays(nextDay, TOLD_DAYS)
    const isBack = points.since !== undefined && points.since >= day
    const told = isBack ? between(pointsLots.lastDay, nextDay, last) : eq(pointsLots.lastDay, last)
    const customerIds = await withLots(tx, batch, told)
    const { customerId, lastDay } = pointsLots
    const rows = await tx
      .select({ customerId, lastDay, points: sql<number>`sum(${pointsLots.unspent})`.mapWith(Number) })
      .from(pointsLots)
      .where(and(inArray(customerId, customerIds), isUnspent, told))
      .groupBy(customerId, lastDay)
    await sendMessages(
      tx,
      rows.map((one) => ({
        customerId: one.customerId,
        kind: 'pointsExpiring' as const,
        title: '积分即将到期',
        body: `您有${formatPoints(one.points)}积分将于${formatDay(one.lastDay)}到期，到期前可在积分页兑换。`,
        source: `pointsExpiring:${one.customerId}:${one.lastDay}`,
        about: { subject: 'points' } as const,
        at,
      })),
    )
    return nextCursor(customerIds)
  },
}

/** What was sent long enough ago counts as received, and addresses go when nothing is on its way to them. */
export const settleMall: DayEndStep = {
  async run(tx, { nextDay, at }) {
    const received = and(
      eq(mallOrders.state, 'SHIPPED'),
      lt(mallOrders.shippedAt, instantOf(addDays(nextDay, -RECEIVED_AFTER_DAYS))),
    )
    await tx.update(mallOrders).set({ state: 'DELIVERED', endedAt: at }).where(received)
    const over = lt(mallOrders.endedAt, instantOf(addDays(nextDay, -ADDRESS_KEPT_DAYS)))
    await tx
      .update(mallOrders)
      .set({ delivery: null })
      .where(and(isNotNull(mallOrders.delivery), over))
    return undefined
  },
}
