import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { payout } from '@/contract/special/specialFields'
import type { Day } from '@/domain/dates/day'
import { lastFour } from '@/domain/masks/mask'
import { PAYOUT_WAY_NAMES } from '@/domain/special/machine'
import { cardNameOf } from '@sandbox/business/card'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { payeeHashes } from './payees'
import type { Payee } from './payees'
import { specialBatches, specialItems } from './tables'
import type { SpecialBatch, SpecialItem } from './tables'

/** A payout with its batch. */
export interface Payout {
  readonly item: SpecialItem
  readonly batch: SpecialBatch
}

const select = (on: Queryable) =>
  on
    .select({ item: specialItems, batch: specialBatches })
    .from(specialItems)
    .innerJoin(specialBatches, eq(specialBatches.batchId, specialItems.batchId))

/** The last day on which a payout may be claimed. */
export const lastDayOf = ({ item, batch }: Payout): Day => item.claimUntil ?? batch.claimUntil

/** `lastDayOf` of a row beside its batch's. */
export const LAST_DAY = sql<Day>`coalesce(${specialItems.claimUntil}, ${specialBatches.claimUntil})`

/** One of a customer's payouts; undefined for another's, one nobody has shown to be theirs, or none. */
export async function findPayout(on: Queryable, customerId: string, itemId: string): Promise<Payout | undefined> {
  const own = and(eq(specialItems.itemId, itemId), eq(specialItems.customerId, customerId))
  const [found] = await select(on).where(own)
  return found
}

/** A payout with its row locked, whoever it belongs to. */
export async function lockPayout(tx: Tx, itemId: string): Promise<Payout | undefined> {
  const named = eq(specialItems.itemId, itemId)
  await tx.select({ itemId: specialItems.itemId }).from(specialItems).where(named).for('no key update')
  const [found] = await select(tx).where(named)
  return found
}

/** The payout that an order has claimed. */
export async function payoutOfOrder(on: Queryable, orderNo: string): Promise<Payout | undefined> {
  const [found] = await select(on).where(eq(specialItems.orderNo, orderNo))
  return found
}

/** What a customer's list shows: what was paid, the latest first, or everything else that is theirs. */
export type PayoutList = 'OPEN' | 'PAID'

export async function pageOfPayouts(
  on: Queryable,
  customerId: string,
  { list, after }: { readonly list: PayoutList; readonly after?: string | undefined },
) {
  const own = eq(specialItems.customerId, customerId)
  const { claimedAt, number, state } = specialItems
  const paid = list === 'PAID'
  const which = paid ? eq(state, 'PAID') : inArray(state, ['VERIFIED', 'SENDING', 'UNCLAIMED'])
  const last = after === undefined ? undefined : and(own, eq(specialItems.itemId, after))
  const before = last && comesAfter(paid ? [claimedAt, number] : [number], last)
  const found = await select(on)
    .where(and(own, which, before))
    .orderBy(...(paid ? [desc(claimedAt)] : []), desc(number))
    .limit(PAGE + 1)
  return pageOf(found)
}

/** Whether a payout is on its way to a card, which must stay bound until then. */
export async function isSentTo(
  on: Queryable,
  { customerId, cardId }: { readonly customerId: string; readonly cardId: string },
): Promise<boolean> {
  const { state } = specialItems
  const sent = and(eq(specialItems.customerId, customerId), eq(specialItems.cardId, cardId), eq(state, 'SENDING'))
  return (await on.$count(specialItems, sent)) > 0
}

/** How many payouts a customer may claim on a day. */
export async function countClaimable(on: Queryable, customerId: string, today: Day): Promise<number> {
  const [found] = await on
    .select({ count: count() })
    .from(specialItems)
    .innerJoin(specialBatches, eq(specialBatches.batchId, specialItems.batchId))
    .where(and(eq(specialItems.customerId, customerId), eq(specialItems.state, 'VERIFIED'), gte(LAST_DAY, today)))
  return found?.count ?? 0
}

/** Gives a person what is listed for them and can still be claimed. */
export async function verifyPayouts(
  tx: Tx,
  customerId: string,
  { payee, today }: { readonly payee: Payee; readonly today: Day },
): Promise<void> {
  const open = sql`EXISTS
    (SELECT 1 FROM ${specialBatches} WHERE ${eq(specialBatches.batchId, specialItems.batchId)} AND ${gte(LAST_DAY, today)})`
  await tx
    .update(specialItems)
    .set({ state: 'VERIFIED', customerId })
    .where(and(inArray(specialItems.payeeHash, payeeHashes(payee)), eq(specialItems.state, 'LISTED'), open))
}

/** Bank and last four of the card that a payout went to. */
async function cardOf(on: Queryable, { cardId }: SpecialItem): Promise<string | undefined> {
  const card = cardId === null ? undefined : await cardNameOf(on, cardId)
  return card && `${card.bankName}（${lastFour(card.cardNo)}）`
}

/** Payouts as their person gets them. A card is looked up once, however many of them went there. */
export async function wirePayouts(on: Queryable, payouts: readonly Payout[]): Promise<InferOutput<typeof payout>[]> {
  const cards = new Map<string | null, string | undefined>()
  for (const { item } of payouts) if (!cards.has(item.cardId)) cards.set(item.cardId, await cardOf(on, item))
  return payouts.map((one) => wire(one, cards.get(one.item.cardId)))
}

/** One of them. */
export const wirePayout = async (on: Queryable, one: Payout): Promise<InferOutput<typeof payout>> =>
  wire(one, await cardOf(on, one.item))

function wire({ item, batch }: Payout, card: string | undefined): InferOutput<typeof payout> {
  const { itemId, state, amount, way, orderNo, claimedAt } = item
  const { title, purpose, payer, payerPhone } = batch
  return {
    ...{ itemId, state, title, purpose, payer, payerPhone, amount, claimUntil: lastDayOf({ item, batch }) },
    ...(way !== null &&
      orderNo !== null &&
      claimedAt !== null && { claimed: { way, orderNo, at: claimedAt, ...(card !== undefined && { card }) } }),
  }
}

/** A fact with its caption, as documents have them. */
interface Fact {
  readonly label: string
  readonly value: string
}

/** What a receipt says of an order that has claimed a payout; nothing for another order. */
export async function payoutFacts(on: Queryable, customerId: string, orderNo: string): Promise<readonly Fact[]> {
  const found = await payoutOfOrder(on, orderNo)
  if (found?.item.customerId !== customerId) return []
  const { item, batch } = found
  const card = await cardOf(on, item)
  const way = item.way === null ? '' : PAYOUT_WAY_NAMES[item.way]
  return [
    { label: '付款方', value: batch.payer },
    { label: '款项', value: batch.title },
    { label: '用途', value: batch.purpose },
    { label: '收款账户', value: card === undefined ? way : `${way} ${card}` },
  ]
}
