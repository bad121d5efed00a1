import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { maskName } from '@/domain/masks/mask'
import { formatPoints } from '@/domain/points/entries'
import { revived } from '@/domain/points/lots'
import { SHIP_DAYS } from '@/domain/points/mall'
import type { Delivery } from '@/domain/points/mall'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { sendMessages } from '../message'
import { cancelOrder, moveOrder } from './mall'
import { mallOrders } from './tables'
import type { MallOrder } from './tables'

/** How many are listed of those that don't wait. */
const LATEST = 50

async function placed(tx: Tx, orderNo: string): Promise<MallOrder | undefined> {
  const [order] = await tx
    .select()
    .from(mallOrders)
    .where(and(eq(mallOrders.orderNo, orderNo), eq(mallOrders.state, 'PLACED')))
  return order
}

const tell = (tx: Tx, { customerId, orderNo }: MallOrder, title: string, body: string, at: number): Promise<void> =>
  sendMessages(tx, [
    {
      ...{ customerId, kind: 'mallOrder', title, body, at },
      source: `mallOrder:${orderNo}:${title}`,
      about: { subject: 'mallOrder', id: orderNo },
    },
  ])

/** Sends an order's parcel and tells its customer; false for an order that doesn't wait for it. */
export async function shipOrder(
  tx: Tx,
  orderNo: string,
  parcel: { readonly carrier: string; readonly parcelNo: string },
  now: number,
): Promise<boolean> {
  const order = await placed(tx, orderNo)
  const sent = order && (await moveOrder(tx, order, 'ship', { ...parcel, shippedAt: now }))
  if (!sent?.ok) return false
  const body = `您兑换的“${sent.value.itemName}”已由${parcel.carrier}寄出，运单号${parcel.parcelNo}。`
  await tell(tx, sent.value, '兑换的物品已发货', body, now)
  return true
}

/** The last day of those points of a cancelled order that end first: nobody was told of it while they were spent. */
const earliestEnd = ({ taken }: MallOrder, now: number): Day =>
  taken
    .map(({ lastDay, revived: before = false }) => {
      return revived({ lastDay, revived: before }, { today: dayOfInstant(now), by: 'BANK' }).lastDay
    })
    .reduce((first, lastDay) => (lastDay < first ? lastDay : first))

/**
 * Cancels an order that can't be sent and tells its customer; false for one that doesn't wait to be sent, and for that of a
 * customer who has left.
 */
export async function refuseOrder(tx: Tx, orderNo: string, now: number): Promise<boolean> {
  const order = await placed(tx, orderNo)
  const cancelled = order && (await cancelOrder(tx, order, now, 'BANK'))
  if (!cancelled?.ok) return false
  const { itemName, points } = cancelled.value
  const back = `${formatPoints(points)}积分已退回，最早于${formatDay(earliestEnd(cancelled.value, now))}到期`
  await tell(tx, cancelled.value, '兑换已取消', `很抱歉，您兑换的“${itemName}”无法发货，${back}。`, now)
  return true
}

/** Everything that waits to be sent, the longest first, and the latest of the others. */
export async function parcelsOn(on: Queryable, now: number): Promise<readonly Parcel[]> {
  const { state, placedAt, orderNo } = mallOrders
  const sent = ne(state, 'PLACED')
  const waiting = await on.select().from(mallOrders).where(eq(state, 'PLACED')).orderBy(asc(placedAt), asc(orderNo))
  const others = await on.select().from(mallOrders).where(sent).orderBy(desc(placedAt), desc(orderNo)).limit(LATEST)
  return [...waiting, ...others].map(({ delivery, ...order }) => ({
    orderNo: order.orderNo,
    itemName: order.itemName,
    points: order.points,
    state: order.state,
    carrier: order.carrier,
    parcelNo: order.parcelNo,
    placedAt: order.placedAt,
    recipient: delivery && maskName(delivery.name),
    overdue: order.state === 'PLACED' && order.placedAt + SHIP_DAYS * DAY_MS <= now,
  }))
}

/** An order as the desk lists it. */
export interface Parcel extends Pick<
  MallOrder,
  'orderNo' | 'itemName' | 'points' | 'state' | 'carrier' | 'parcelNo' | 'placedAt'
> {
  readonly recipient: string | null
  /** Whether the time in which it was to be sent is over. */
  readonly overdue: boolean
}

/** To whom an order is sent, in full, for who writes the label; who looked is recorded. Undefined for one that doesn't wait. */
export async function recipientFor(tx: Tx, orderNo: string, clerk: string, now: number): Promise<Delivery | undefined> {
  const order = await placed(tx, orderNo)
  if (!order?.delivery) return undefined
  await recordEvent(tx, now, 'recipientShown', { customerId: order.customerId, detail: { orderNo, clerk } })
  return order.delivery
}
