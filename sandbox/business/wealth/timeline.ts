import { and, eq, inArray, sql } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { TimelinePart } from '@sandbox/kernel/timeline'
import { ORDERS } from './kinds'

const { orders } = schema
const KINDS = Object.keys(ORDERS) as (keyof typeof ORDERS)[]

/** Orders of the wealth product that were carried out, by the day on which they were settled. */
export const wealthOrders: TimelinePart = async (on, ask) => {
  const { follows, order } = timelineOrder(orders.settledAt, sql`'wealth-' || ${orders.id}`, ask)
  const rows = await on
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, ask.customerId), inArray(orders.kind, KINDS), eq(orders.status, 'done'), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ id, kind, settledAt, createdAt, amount, seqNo, productType }) => ({
    at: settledAt ?? createdAt,
    entryId: `wealth-${id}`,
    group: 'PRODUCT',
    title: ORDERS[kind as keyof typeof ORDERS],
    amount,
    about: { subject: 'holding', id: String(seqNo), ...(productType === null ? {} : { productType }) },
  }))
}
