import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OrderSource } from '@/domain/channels/channels'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { schema } from '../db'
import type { Queryable, Tx } from '../db'
import type { Order } from '../db/schema/orders'
import type { OrderKind } from '../kinds'

export type { Order }

export interface OrderDraft {
  readonly customerId: string
  readonly kind: OrderKind
  readonly amount: Fen
  readonly interest?: Fen
  readonly clientId?: string
  readonly productType?: string
  /** The holding's number, or the sequence that gives it. */
  readonly seqNo?: number | SQL
  /** Epoch ms by the bank's clock. */
  readonly at: number
  /** The day the order counts for; by default the day of `at`. */
  readonly tradeDay?: Day
  /** The day a pending order is settled; without it the order is done at once. */
  readonly dueDay?: Day
  /** Who brought the customer. */
  readonly source?: OrderSource
  /** The version of the agreements it is given under. */
  readonly agreementVersion?: string
}

/** Records an order under a new number, the day and ten digits, which is also the id of its transaction. */
export async function recordOrder(tx: Tx, draft: OrderDraft): Promise<Order> {
  const [order] = await recordOrders(tx, [draft])
  if (!order) throw new Error('an inserted order was not returned')
  return order
}

/** As `recordOrder`, for up to a few thousand at once; in the order of the drafts. */
export async function recordOrders(tx: Tx, drafts: readonly OrderDraft[]): Promise<Order[]> {
  return drafts.length === 0 ? [] : tx.insert(schema.orders).values(drafts.map(rowOf)).returning()
}

function rowOf({ customerId, kind, amount, interest = ZERO_FEN, at, tradeDay, dueDay, ...optional }: OrderDraft) {
  const day = dayOfInstant(at)
  return {
    id: sql`${day}::text || lpad(nextval('order_numbers')::text, 10, '0')`,
    customerId,
    clientId: optional.clientId,
    kind,
    productType: optional.productType,
    seqNo: optional.seqNo,
    amount,
    interest,
    status: dueDay ? ('pending' as const) : ('done' as const),
    tradeDay: tradeDay ?? day,
    dueDay: dueDay ?? day,
    createdAt: at,
    settledAt: dueDay ? null : at,
    source: optional.source ?? {},
    agreementVersion: optional.agreementVersion,
  }
}

/** Ends a pending order, or marks an order whose effect was reversed by another. `at`: epoch ms by the bank's clock. */
export async function endOrder(
  tx: Tx,
  id: string,
  status: Exclude<Order['status'], 'pending'>,
  at: number,
): Promise<void> {
  await tx.update(schema.orders).set({ status, settledAt: at }).where(eq(schema.orders.id, id))
}

/** What became of an order that moved money: a receipt can state it. */
const MOVED: readonly Order['status'][] = ['done', 'returned', 'reversed']

/** Whether an order moved money, which a receipt can state. */
export const hasReceipt = ({ status }: Pick<Order, 'status'>): boolean => MOVED.includes(status)

/** One order of a customer by its number; undefined for another's or none. */
export async function findOrder(on: Queryable, customerId: string, id: string): Promise<Order | undefined> {
  const [order] = await on
    .select()
    .from(schema.orders)
    .where(and(eq(schema.orders.id, id), eq(schema.orders.customerId, customerId)))
  return order
}

/** A customer's orders, newest first, before the order number `before`. */
export function ordersOf(
  on: Queryable,
  customerId: string,
  { kinds, before, limit = 50 }: { kinds?: readonly OrderKind[]; before?: string; limit?: number } = {},
): Promise<Order[]> {
  const { orders } = schema
  return on
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        kinds ? inArray(orders.kind, [...kinds]) : undefined,
        before ? lt(orders.id, before) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit)
}
