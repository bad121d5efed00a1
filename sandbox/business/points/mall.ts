import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { formatPoints } from '@/domain/points/entries'
import { revived, usablePoints } from '@/domain/points/lots'
import { deliveryProblems, MALL_ORDER_MACHINE, mallRefusal, tidyDelivery } from '@/domain/points/mall'
import type { Delivery, MallAsking, MallTrigger } from '@/domain/points/mall'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Capability } from '@sandbox/kernel/capability'
import { throughGate } from '@sandbox/kernel/admissionQueue'
import type { Through } from '@sandbox/kernel/admissionQueue'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import type { KeyPage } from '@sandbox/kernel/db/keyset'
import { readFlags } from '@sandbox/kernel/flags'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import type { Bank } from '@sandbox/kernel/scope'
import { formerIdsOf } from '@sandbox/business/closure'
import { hasLeft, lockCustomer } from '@sandbox/kernel/session/customers'
import { lockPoints, postPoints } from './ledger'
import { addLot, lotsOf, takeFromLots } from './lots'
import { mallItems, mallOrders } from './tables'
import type { MallItem, MallOrder } from './tables'

/** What the bank's switches say of the mall. */
export async function mallSwitches(on: Queryable): Promise<Pick<MallAsking, 'depositRewards' | 'seckills'>> {
  const [deposits, seckills] = await readFlags(on, ['depositRewardEnabled', 'seckillEnabled'])
  return { depositRewards: deposits?.value === '1', seckills: seckills?.value === '1' }
}

/** Everything that is or was on the shelf, in its order. */
export const itemsOf = (on: Queryable): Promise<MallItem[]> =>
  on.select().from(mallItems).orderBy(asc(mallItems.sort), asc(mallItems.itemId))

export async function findItem(on: Queryable, itemId: string): Promise<MallItem | undefined> {
  const [item] = await on.select().from(mallItems).where(eq(mallItems.itemId, itemId))
  return item
}

/** An item as the rules see it. */
export const offerOf = ({ closeAt, ...item }: MallItem) => ({ ...item, closeAt: closeAt ?? undefined })

/** How often a person has had each item, without what was cancelled: also under an account that they have closed. */
export async function hadBy(on: Queryable, customerId: string): Promise<ReadonlyMap<string, number>> {
  const whose = [customerId, ...(await formerIdsOf(on, customerId))]
  const rows = await on
    .select({ itemId: mallOrders.itemId, had: sql<number>`count(*)`.mapWith(Number) })
    .from(mallOrders)
    .where(and(inArray(mallOrders.customerId, whose), ne(mallOrders.state, 'CANCELLED')))
    .groupBy(mallOrders.itemId)
  return new Map(rows.map(({ itemId, had }) => [itemId, had]))
}

export interface MallOrdering {
  readonly clientId: string
  readonly customerId: string
  readonly itemId: string
  /** As they were shown. */
  readonly points: number
  readonly delivery?: Delivery | undefined
  /** Whether the customer agreed to the address being used for this. */
  readonly agreed: boolean
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Why what was sent can't be an order of this item. */
function askedRefusal(item: MallItem, { points, delivery, agreed }: MallOrdering): BankError | undefined {
  if (points !== item.points)
    return bankError('MallItemChanged', `所需积分已变为${formatPoints(item.points)}，请重新确认`)
  if (item.kind !== 'GOODS') return undefined
  const [problem] = delivery ? Object.values(deliveryProblems(delivery)) : ['请填写收货地址']
  if (problem !== undefined) return bankError('DeliveryInvalid', problem)
  return agreed ? undefined : bankError('DeliveryConsentMissing')
}

/** Whether an id has made an order. */
const isMade = async (on: Queryable, clientId: string): Promise<boolean> =>
  (await on.$count(mallOrders, eq(mallOrders.clientId, clientId))) > 0

/** Whether an order goes where an earlier one does; one that isn't sent goes nowhere, and a deleted place can't be compared. */
function isSameDelivery(made: Delivery | null, asked: Delivery | undefined): boolean {
  if (made === null || asked === undefined) return true
  const again = tidyDelivery(asked)
  return (['name', 'mobileNo', 'region', 'street'] as const).every((field) => made[field] === again[field])
}

/** The order that an id made; fails with ClientIdReused where it made another, or one that goes elsewhere. */
async function madeBefore(
  tx: Tx,
  { clientId, customerId, itemId, delivery }: MallOrdering,
): Promise<Result<MallOrder | undefined, BankError>> {
  const [made] = await tx.select().from(mallOrders).where(eq(mallOrders.clientId, clientId))
  if (!made) return ok(undefined)
  const same = made.customerId === customerId && made.itemId === itemId && isSameDelivery(made.delivery, delivery)
  return same ? ok(made) : fail(bankError('ClientIdReused'))
}

/**
 * Takes points and stock for an item, once a client id, and gives it at once where it isn't sent. A refusal has to undo what
 * was written (`undoneWhenRefused`).
 */
export async function placeOrder(
  tx: Tx,
  capabilities: readonly Capability[],
  ordering: MallOrdering,
): Promise<Result<MallOrder, BankError>> {
  const { customerId, itemId, clientId, now } = ordering
  const today = dayOfInstant(now)
  await lockCustomer(tx, customerId)
  if (await hasLeft(tx, customerId)) return fail(bankError('AccountMissing'))
  const before = await madeBefore(tx, ordering)
  if (!before.ok) return before
  if (before.value) return ok(before.value)
  const item = await findItem(tx, itemId)
  if (!item) return fail(bankError('MallItemUnknown'))
  const had = (await hadBy(tx, customerId)).get(itemId) ?? 0
  const usable = usablePoints(await lotsOf(tx, customerId), today)
  const refusal = mallRefusal(offerOf(item), { ...(await mallSwitches(tx)), now, usable, had })
  if (refusal) return fail(bankError(refusal))
  const wrong = askedRefusal(item, ordering)
  if (wrong) return fail(wrong)
  if (!(await takeStock(tx, itemId))) return fail(bankError('MallSoldOut'))
  const balances = await lockPoints(tx, [customerId], ['ORDER'])
  const taken = await takeFromLots(tx, customerId, item.points, today)
  if (!taken) return fail(bankError('PointsInsufficient'))
  const orderNo = newOrderNo(now)
  const draft = { id: `order:${orderNo}`, customerId, kind: 'ORDER', points: -item.points, orderNo } as const
  await postPoints(tx, balances, [{ ...draft, memo: item.name, at: now }])
  const [order] = await tx
    .insert(mallOrders)
    .values({
      ...{ orderNo, clientId, customerId, itemId, itemName: item.name, kind: item.kind, points: item.points },
      state: 'PLACED',
      delivery: item.kind === 'GOODS' && ordering.delivery ? tidyDelivery(ordering.delivery) : null,
      taken,
      placedAt: now,
    })
    .returning()
  if (!order) throw new Error('an inserted order is not there')
  if (item.kind !== 'GOODS') return giveAtOnce(tx, capabilities, item, order)
  // That the customer agreed to the address being passed on for this order.
  await recordEvent(tx, now, 'deliveryAgreed', { customerId, detail: { orderNo } })
  return ok(order)
}

/**
 * One try of an order: sold out is said without a transaction, and a crowd waits in the queue rather than fill
 * the database.
 */
export async function orderInCrowd(
  { db, capabilities }: Pick<Bank, 'db' | 'capabilities'>,
  ordering: MallOrdering,
): Promise<Through<Result<MallOrder, BankError>>> {
  const { clientId, customerId, itemId } = ordering
  const item = await findItem(db.drizzle, itemId)
  if (!item) return { done: fail(bankError('MallItemUnknown')) }
  // An order that was made has its answer, whatever is left.
  if (item.stock <= 0 && !(await isMade(db.drizzle, clientId))) return { done: fail(bankError('MallSoldOut')) }
  return throughGate(db, { itemId, customerId }, () =>
    db.transaction((tx) => undoneWhenRefused(tx, (work) => placeOrder(work, capabilities, ordering))),
  )
}

/** One of the stock, if there is one left: the statement decides, however many come at once. */
async function takeStock(tx: Tx, itemId: string): Promise<boolean> {
  const left = and(eq(mallItems.itemId, itemId), gte(mallItems.stock, 1))
  const taken = await tx
    .update(mallItems)
    .set({ stock: sql`${mallItems.stock} - 1` })
    .where(left)
    .returning({ stock: mallItems.stock })
  return taken.length === 1
}

/** `P` with the time and a random number: unique, and telling nothing of how many there were. */
const newOrderNo = (now: number): string => `P${now}${randomInt(1e6).toString().padStart(6, '0')}`

/** Gives what isn't sent, by the capability that owns its kind. */
async function giveAtOnce(
  tx: Tx,
  capabilities: readonly Capability[],
  { kind, prize }: MallItem,
  order: MallOrder,
): Promise<Result<MallOrder, BankError>> {
  const { customerId, orderNo, placedAt: now } = order
  if (kind === 'VOUCHER' || kind === 'COUPON') {
    const giver = capabilities.map(({ rewards }) => rewards?.[kind]).find((one) => one?.knows(prize))
    if (!giver) return fail(bankError('MallItemUnknown'))
    const given = await giver.give(tx, { customerId, rewardId: `mall-${orderNo}`, prize, amount: 0, now })
    if (!given.ok) return given
  }
  return moveOrder(tx, order, 'give', { endedAt: now })
}

/** An order of a customer's own. */
export async function findMallOrder(
  on: Queryable,
  customerId: string,
  orderNo: string,
): Promise<MallOrder | undefined> {
  const [order] = await on.select().from(mallOrders).where(isOwn(customerId, orderNo))
  return order
}

const isOwn = (customerId: string, orderNo: string) =>
  and(eq(mallOrders.customerId, customerId), eq(mallOrders.orderNo, orderNo))

/** One page of a customer's orders, the latest first. */
export async function pageOfMallOrders(
  on: Queryable,
  customerId: string,
  after: string | undefined,
): Promise<KeyPage<MallOrder>> {
  const { placedAt, orderNo } = mallOrders
  const before = after === undefined ? undefined : comesAfter([placedAt, orderNo], isOwn(customerId, after))
  const rows = await on
    .select()
    .from(mallOrders)
    .where(and(eq(mallOrders.customerId, customerId), before))
    .orderBy(desc(placedAt), desc(orderNo))
    .limit(PAGE + 1)
  return pageOf(rows)
}

/** Moves an order as the table says. Fails with MallOrderClosed. */
export async function moveOrder(
  tx: Tx,
  { orderNo, state }: MallOrder,
  trigger: MallTrigger,
  facts: Partial<Pick<MallOrder, 'carrier' | 'parcelNo' | 'shippedAt' | 'endedAt'>>,
): Promise<Result<MallOrder, BankError>> {
  const to = MALL_ORDER_MACHINE.after(state, trigger)
  if (to === undefined) return fail(bankError('MallOrderClosed'))
  const [moved] = await tx
    .update(mallOrders)
    .set({ ...facts, state: to })
    .where(and(eq(mallOrders.orderNo, orderNo), eq(mallOrders.state, state)))
    .returning()
  return moved ? ok(moved) : fail(bankError('MallOrderClosed'))
}

/**
 * Cancels an order that wasn't sent: its points and the stock come back, points for a week at least (`revived`). Fails with
 * MallOrderClosed, and with AccountMissing for who has left: points would come back to nobody, so it is sent, as the closing
 * promised.
 */
export async function cancelOrder(
  tx: Tx,
  order: MallOrder,
  now: number,
  by: 'CUSTOMER' | 'BANK',
): Promise<Result<MallOrder, BankError>> {
  const { customerId, orderNo, itemId, itemName, points, taken } = order
  await lockCustomer(tx, customerId)
  if (await hasLeft(tx, customerId)) return fail(bankError('AccountMissing'))
  const cancelled = await moveOrder(tx, order, 'cancel', { endedAt: now })
  if (!cancelled.ok) return cancelled
  await tx
    .update(mallItems)
    .set({ stock: sql`${mallItems.stock} + 1` })
    .where(eq(mallItems.itemId, itemId))
  const balances = await lockPoints(tx, [customerId], ['REFUND'])
  const draft = {
    id: `refund:${orderNo}`,
    customerId,
    kind: 'REFUND',
    points,
    orderNo,
    memo: itemName,
    at: now,
  } as const
  await postPoints(tx, balances, [draft])
  const today = dayOfInstant(now)
  for (const { points: part, lastDay, revived: before = false } of taken)
    await addLot(tx, { customerId, points: part, ...revived({ lastDay, revived: before }, { today, by }), now })
  return cancelled
}
