import { and, asc, eq, inArray } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { Order } from '@sandbox/kernel/orders/orders'

/** Orders whose money is on its way into shares or out of them: 在途金额 is their sum. */
const ON_ITS_WAY = ['wealthSubscription', 'wealthRedemption'] as const
export type ShareOrder = Order & { readonly kind: (typeof ON_ITS_WAY)[number] }

const isShareOrder = (order: Order): order is ShareOrder => ON_ITS_WAY.some((kind) => kind === order.kind)

/** A customer's subscriptions that aren't confirmed and redemptions that aren't paid yet, the oldest first. */
export async function pendingShareOrders(on: Queryable, customerId: string): Promise<ShareOrder[]> {
  const { orders } = schema
  const rows = await on
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending'), inArray(orders.kind, [...ON_ITS_WAY])))
    .orderBy(asc(orders.id))
  return rows.filter(isShareOrder)
}
