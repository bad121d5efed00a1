import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { waitBeforeAsking } from '@/domain/transfer/asking'
import { cardNameOf } from '@sandbox/business/card'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Tx } from '@sandbox/kernel/db'
import type { CardAnswer, CardPayment } from '@sandbox/kernel/services'
import { tryAllDue, tryEach } from '@sandbox/kernel/tryEach'
import { lockPayout, payoutOfOrder } from './items'
import { movePayout } from './move'
import { specialItems } from './tables'

/** Sends what is claimed to cards, asks again about what is unanswered, and takes up what card banks sent back. */
export async function settlePayouts(bank: JobBank): Promise<void> {
  const sendAll = () => tryAllDue((but, found) => settleNext(bank, notInArray(specialItems.itemId, [...but]), found))
  await tryEach([sendAll, () => takeBack(bank)], (work) => work())
}

/** Sends one payout that was just claimed; whether it is due. */
export const settlePayout = (bank: JobBank, itemId: string): Promise<boolean> =>
  settleNext(bank, eq(specialItems.itemId, itemId))

/** Sends one that is due, which nobody else works on; whether there was one. @param found is told its id before it is sent */
async function settleNext(
  bank: JobBank,
  which: SQL,
  found: (itemId: string) => void = () => undefined,
): Promise<boolean> {
  const now = await bank.businessNow()
  const payment = await bank.db.transaction((tx) => takeNext(tx, now, which, found))
  if (!payment) return false
  // The network moves money at most once for a number, and answers a number that it knows as if it were asked about it.
  const answer = await bank.services.card.send(bank.db.drizzle, now, payment.order)
  await bank.db.transaction((tx) => hear(tx, payment, answer, now))
  return true
}

interface Taken {
  readonly itemId: string
  readonly order: CardPayment
}

async function takeNext(tx: Tx, now: number, which: SQL, found: (itemId: string) => void): Promise<Taken | undefined> {
  const [item] = await tx
    .select()
    .from(specialItems)
    .where(and(eq(specialItems.state, 'SENDING'), lte(specialItems.askAt, now), which))
    .orderBy(asc(specialItems.askAt), asc(specialItems.number))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!item) return undefined
  found(item.itemId)
  const { orderNo, customerId, amount } = item
  const card = await cardNameOf(tx, item.cardId ?? '')
  if (orderNo === null || customerId === null || !card) throw new Error(`${item.itemId} is sent to no card`)
  // Noted before it is sent, so that a killed process has sent it.
  await tx
    .update(specialItems)
    .set({ askAt: now + waitBeforeAsking(item.asked), asked: item.asked + 1 })
    .where(eq(specialItems.itemId, item.itemId))
  return { itemId: item.itemId, order: { orderNo, customerId, direction: 'OUT', cardNo: card.cardNo, amount } }
}

/**
 * What the network says counts once: an answer that comes twice, or after a person's, changes nothing; nor does one to an
 * order after which the payout was claimed again, by another.
 */
async function hear(tx: Tx, { itemId, order }: Taken, answer: CardAnswer, now: number): Promise<void> {
  if (answer.kind === 'unanswered') return
  const found = await lockPayout(tx, itemId)
  if (found?.item.orderNo !== order.orderNo) return
  await movePayout(tx, found, { trigger: answer.kind === 'accepted' ? 'accept' : 'refuse', now })
}

interface Clarified {
  readonly orderNo: string
  readonly paid: boolean
  readonly now: number
}

/**
 * A person of the bank has found out what became of an order to a card that nobody answered for. Whether it was still to be
 * decided, and wasn't followed by another one.
 */
export async function clarifyPayout(tx: Tx, { orderNo, paid, now }: Clarified): Promise<boolean> {
  const payout = await payoutOfOrder(tx, orderNo)
  const found = payout && (await lockPayout(tx, payout.item.itemId))
  if (found?.item.state !== 'SENDING' || found.item.orderNo !== orderNo) return false
  await movePayout(tx, found, { trigger: paid ? 'accept' : 'refuse', now })
  return true
}

/** Takes up what card banks sent back later; what isn't a payout's is the transfers'. */
async function takeBack({ db, services, businessNow }: JobBank): Promise<void> {
  const now = await businessNow()
  const notices = await services.card.notices(db.drizzle, now)
  const own = await db.drizzle
    .select({ orderNo: specialItems.orderNo })
    .from(specialItems)
    .where(
      inArray(
        specialItems.orderNo,
        notices.map(({ orderNo }) => orderNo),
      ),
    )
  await tryEach(own, async ({ orderNo }) => {
    if (orderNo === null) return
    await db.transaction(async (tx) => {
      const payout = await payoutOfOrder(tx, orderNo)
      const found = payout && (await lockPayout(tx, payout.item.itemId))
      if (found?.item.orderNo !== orderNo) return
      // A card's bank sends back only what it has carried out, whether its answer was heard or not.
      const paid = found.item.state === 'SENDING' ? await movePayout(tx, found, { trigger: 'accept', now }) : found
      if (paid) await movePayout(tx, paid, { trigger: 'sendBack', now })
    })
    await services.card.acknowledge(db.drizzle, orderNo)
  })
}
