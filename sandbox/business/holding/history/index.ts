import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryHistory } from '@/contract/holding/queryHistory'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { products } from '@sandbox/business/product'
import type { Order } from '@sandbox/kernel/orders/orders'
import type { OrderKind } from '@sandbox/kernel/kinds'

type Request = RequestOf<typeof queryHistory>
type Page = ResponseOf<typeof queryHistory>
type HistoryKind = Page['orders'][number]['kind']

/** The orders each filter shows; transfers are in the electronic account's own records. */
const KINDS: Readonly<Record<Request['kind'], readonly HistoryKind[]>> = {
  all: [
    'depositPurchase',
    'depositWithdrawal',
    'depositMaturity',
    'depositRenewal',
    'depositPayout',
    'wealthSubscription',
    'wealthRedemption',
    'wealthFastRedemption',
  ],
  purchase: ['depositPurchase', 'depositRenewal', 'wealthSubscription'],
  withdrawal: ['depositWithdrawal', 'wealthRedemption', 'wealthFastRedemption'],
  maturity: ['depositMaturity'],
  interest: ['depositPayout'],
}

const SAVED: readonly OrderKind[] = ['depositPurchase', 'depositRenewal']
const RETURNED: readonly OrderKind[] = ['depositWithdrawal', 'depositMaturity', 'depositPayout']
const SUBSCRIBED: readonly OrderKind[] = ['wealthSubscription']
const REDEEMED: readonly OrderKind[] = ['wealthRedemption', 'wealthFastRedemption']

const kindOf = (kind: OrderKind): HistoryKind | undefined => KINDS.all.find((each) => each === kind)

const kindsOf = ({ kind, product }: Request): readonly HistoryKind[] =>
  KINDS[kind].filter((each) => product === 'all' || each.startsWith(product))

const { orders } = schema

const wanted = (customerId: string, kinds: readonly HistoryKind[]) =>
  and(eq(orders.customerId, customerId), inArray(orders.kind, [...kinds]))

/** An order's number begins with its day, so its first six digits are the month. */
const monthColumn = sql<string>`left(${orders.id}, 6)`

const sum = (column: unknown, condition: unknown) =>
  sql`coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)::bigint`.mapWith(fen)

/** One page of a customer's orders, newest first, with the sums of the months on it. */
export async function readHistory(on: Queryable, customerId: string, request: Request): Promise<Page> {
  const kinds = kindsOf(request)
  if (kinds.length === 0) return { orders: [], months: [], more: false }
  const rows = await on
    .select({ order: orders, name: products.name })
    .from(orders)
    .innerJoin(products, eq(products.productType, orders.productType))
    .where(and(wanted(customerId, kinds), request.after === undefined ? undefined : lt(orders.id, request.after)))
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const { rows: shown, more } = pageOf(rows)
  return {
    orders: shown.flatMap(({ order, name }) => entryOf(order, name)),
    months: await monthSums(on, customerId, kinds, [...new Set(shown.map(({ order }) => order.id.slice(0, 6)))]),
    more,
  }
}

/** Whether an order moved money of the electronic account: shares are redeemed first and paid later. */
export const isRecorded = ({ kind, status, amount, interest }: Order): boolean =>
  amount + interest > 0 && (kind !== 'wealthRedemption' || status === 'done')

function entryOf(order: Order, name: string): Page['orders'] {
  const kind = kindOf(order.kind)
  if (kind === undefined || order.productType === null) return []
  return [
    {
      orderNo: order.id,
      kind,
      seqNo: order.seqNo === null ? '' : String(order.seqNo),
      prodType: order.productType,
      prodDesc: name,
      amount: kind === 'depositPayout' ? ZERO_FEN : order.amount,
      interest: order.interest,
      pending: order.status === 'pending',
      recorded: isRecorded(order),
      day: dayOfInstant(order.createdAt),
      at: order.createdAt,
    },
  ]
}

/** The sums are over whole months, even when the page shows only a part of one. */
async function monthSums(
  on: Queryable,
  customerId: string,
  kinds: readonly HistoryKind[],
  months: readonly string[],
): Promise<Page['months']> {
  if (months.length === 0) return []
  const of = (kinds: readonly OrderKind[]) => inArray(orders.kind, [...kinds])
  const settled = (kinds: readonly OrderKind[]) => sql`${of(kinds)} AND ${orders.status} = 'done'`
  return on
    .select({
      month: monthColumn,
      count: sql`count(*)`.mapWith(Number),
      saved: sum(orders.amount, of(SAVED)),
      subscribed: sum(orders.amount, of(SUBSCRIBED)),
      returned: sum(orders.amount, settled(RETURNED)),
      redeemed: sum(orders.amount, settled(REDEEMED)),
      interest: sum(orders.interest, sql`true`),
    })
    .from(orders)
    .where(and(wanted(customerId, kinds), inArray(monthColumn, [...months])))
    .groupBy(monthColumn)
    .orderBy(desc(monthColumn))
}
