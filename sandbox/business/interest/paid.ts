import { and, desc, eq, gte, lte } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { Order } from '@sandbox/kernel/orders'
import { demandSettlements } from './tables'
import type { DemandSettlement } from './tables'

/** A settlement that paid something, with the order that did. */
export interface PaidSettlement {
  readonly order: Order
  readonly settlement: DemandSettlement
}

/** What accounts paid of interest in a span of days, by the day it was paid, the latest first. */
export function settlementsPaid(
  on: Queryable,
  { customerId, from, through }: { readonly customerId: string; readonly from: Day; readonly through: Day },
): Promise<PaidSettlement[]> {
  const { orders } = schema
  return on
    .select({ order: orders, settlement: demandSettlements })
    .from(demandSettlements)
    .innerJoin(orders, eq(orders.id, demandSettlements.orderNo))
    .where(and(eq(demandSettlements.customerId, customerId), gte(orders.tradeDay, from), lte(orders.tradeDay, through)))
    .orderBy(desc(orders.id))
}
