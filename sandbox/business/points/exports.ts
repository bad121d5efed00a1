import { asc, desc, eq } from 'drizzle-orm'
import { maskPhone } from '@/domain/masks/mask'
import { POINT_ENTRIES } from '@/domain/points/entries'
import { MAX_EXPORTED, ownRows } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { pointsOf } from './ledger'
import {
  checkIns,
  learnings,
  mallOrders,
  pointsEntries,
  pointsLots,
  pointsTransactions,
  rankingChoices,
} from './tables'

/** What came and went, the latest first. */
const points: ExportSection = {
  tables: [pointsEntries, pointsTransactions],
  async read(on, { customerId }) {
    const { id, kind, memo, orderNo, at } = pointsTransactions
    const rows = await on
      .select({ kind, memo, orderNo, at, points: pointsEntries.points, after: pointsEntries.balanceAfter })
      .from(pointsEntries)
      .innerJoin(pointsTransactions, eq(id, pointsEntries.transactionId))
      .where(eq(pointsEntries.accountId, pointsOf(customerId)))
      .orderBy(desc(pointsEntries.id))
      .limit(MAX_EXPORTED)
    return rows.map(({ kind: of, memo: about, orderNo: number, at: when, points: moved, after }) => ({
      kind: POINT_ENTRIES[of].title,
      memo: about,
      orderNo: number,
      points: moved,
      balance: after,
      at: when,
    }))
  },
}

const mallOrdersOf: ExportSection = {
  tables: [mallOrders],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(mallOrders)
      .where(eq(mallOrders.customerId, customerId))
      .orderBy(asc(mallOrders.placedAt))
      .limit(MAX_EXPORTED)
    return rows.map(
      ({ delivery, orderNo, itemName, state, carrier, parcelNo, placedAt, shippedAt, endedAt, ...order }) => ({
        ...{ orderNo, itemName, points: order.points, state, carrier, parcelNo, placedAt, shippedAt, endedAt },
        recipient: delivery?.name ?? null,
        recipientMobileNo: delivery ? maskPhone(delivery.mobileNo) : null,
        address: delivery ? `${delivery.region} ${delivery.street}` : null,
      }),
    )
  },
}

export const pointsExports = {
  points,
  pointsLots: {
    tables: [pointsLots],
    async read(on, { customerId }) {
      const rows = await on
        .select()
        .from(pointsLots)
        .where(eq(pointsLots.customerId, customerId))
        .orderBy(asc(pointsLots.earnedAt))
        .limit(MAX_EXPORTED)
      return rows.map(({ points: came, unspent, earnedAt, lastDay }) => ({ points: came, unspent, earnedAt, lastDay }))
    },
  },
  checkIns: ownRows(checkIns),
  learnings: ownRows(learnings),
  rankingChoice: ownRows(rankingChoices),
  mallOrders: mallOrdersOf,
} satisfies Readonly<Record<string, ExportSection>>
