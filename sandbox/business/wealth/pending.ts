import { and, asc, eq } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { Order } from '@sandbox/kernel/orders/orders'

/** A customer's subscriptions that aren't confirmed yet, the oldest first. */
export function pendingSubscriptions(on: Queryable, customerId: string): Promise<Order[]> {
  const { orders } = schema
  return on
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending'), eq(orders.kind, 'wealthSubscription')))
    .orderBy(asc(orders.id))
}
