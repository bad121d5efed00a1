import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { ANSWER_MS, personTakesUpAt, returnableUntil, waitBeforeAsking } from '@/domain/transfer/asking'
import { cardNameOf } from '@sandbox/business/card'
import { calendar } from '@sandbox/kernel/calendar'
import type { UpkeepBank } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { CardAnswer, CardNotice, CardPayment } from '@sandbox/kernel/services'
import { closeCases, openCase } from './cases'
import { followUp, lockTransfer, moveTransfer } from './machine'
import { stopReason } from './stop'
import { transfers } from './tables'
import type { Transfer } from './tables'

/** What is to be said to the network now; the question is noted before it is put, so that a killed process has put it. */
interface Question {
  readonly payment: CardPayment
  /** `send` for the first time; `ask` whatever may have been sent before. */
  readonly put: 'send' | 'ask'
}

/**
 * Sends what is due and asks again about what is unknown, one transfer after the other; gives how many were taken up. Safe
 * in several processes at once: each takes what nobody else has.
 */
export async function settleDue(bank: UpkeepBank): Promise<number> {
  let taken = 0
  while (await settleNext(bank)) taken += 1
  await takeNotices(bank)
  return taken
}

/** As `settleDue`, for one transfer that was just ordered. */
export const settleOne = (bank: UpkeepBank, orderNo: string): Promise<boolean> => settleNext(bank, orderNo)

async function settleNext(bank: UpkeepBank, orderNo?: string): Promise<boolean> {
  const now = await bank.businessNow()
  const taken = await bank.db.transaction((tx) => takeNext(tx, now, orderNo))
  if (taken === undefined) return false
  const answer = taken.question && (await put(bank, now, taken.question))
  if (answer) await bank.db.transaction((tx) => hear(tx, taken.orderNo, answer, now))
  return true
}

interface Taken {
  readonly orderNo: string
  /** None when there is nobody to ask, or nothing to be sent any more. */
  readonly question?: Question
}

/** The next transfer whose time has come, as far as nobody else works on it. */
async function takeNext(tx: Tx, now: number, orderNo?: string): Promise<Taken | undefined> {
  const due = and(isNotNull(transfers.nextAskAt), lte(transfers.nextAskAt, now))
  const [found] = await tx
    .select()
    .from(transfers)
    .where(orderNo === undefined ? due : and(due, eq(transfers.orderNo, orderNo)))
    .orderBy(asc(transfers.nextAskAt), asc(transfers.orderNo))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!found) return undefined
  const stopped = found.state === 'WAITING' ? await stopReason(tx, found, now) : undefined
  if (stopped) {
    await moveTransfer(tx, found, { trigger: 'stopped', failure: stopped, now })
    return { orderNo: found.orderNo }
  }
  const { state, put: how } = await comeToAsking(tx, found, now)
  const asked = found.state === 'UNKNOWN' ? found.asked + 1 : 0
  const nextAskAt = now + (state === 'SENT' ? ANSWER_MS : waitBeforeAsking(asked))
  await tx.update(transfers).set({ nextAskAt, asked }).where(eq(transfers.orderNo, found.orderNo))
  const { direction, customerId, cardId, amount } = found
  const card = cardId === null ? undefined : await cardNameOf(tx, cardId)
  if (!card) return { orderNo: found.orderNo }
  const payment = { orderNo: found.orderNo, customerId, direction, cardNo: card.cardNo, amount }
  return { orderNo: found.orderNo, question: { put: how, payment } }
}

/**
 * What is put to the network about a transfer: sent when it waits or was just ordered; asked about when its 30 s are over,
 * as after a process that was killed while it waited for the answer.
 */
async function comeToAsking(
  tx: Tx,
  found: Transfer,
  now: number,
): Promise<{ state: 'SENT' | 'UNKNOWN'; put: Question['put'] }> {
  if (found.state === 'WAITING') {
    await moveTransfer(tx, found, { trigger: 'due', now })
    return { state: 'SENT', put: 'send' }
  }
  // Ordered at once, and its time to be sent is still the one it was ordered with.
  if (found.state === 'SENT' && found.nextAskAt === found.dueAt) return { state: 'SENT', put: 'send' }
  if (found.state === 'SENT') await moveTransfer(tx, found, { trigger: 'unanswered', now })
  if (now >= personTakesUpAt(calendar, found.sentAt ?? found.createdAt))
    await openCase(tx, found.orderNo, 'UNANSWERED', now)
  return { state: 'UNKNOWN', put: 'ask' }
}

/** An order that the network never got is sent under the same number. */
async function put({ db, services }: UpkeepBank, now: number, { payment, put: how }: Question): Promise<CardAnswer> {
  const on = db.drizzle
  const asked = how === 'ask' ? await services.card.ask(on, now, payment.orderNo) : ({ kind: 'notFound' } as const)
  return asked.kind === 'notFound' ? services.card.send(on, now, payment) : asked
}

/** What the network says counts while nothing was heard before it; an answer twice, or after a person's, changes nothing. */
async function hear(tx: Tx, orderNo: string, answer: CardAnswer, now: number): Promise<void> {
  const transfer = await lockTransfer(tx, orderNo)
  if (!transfer) return
  const failure = answer.kind === 'refused' ? answer.failure : undefined
  const moved = await moveTransfer(tx, transfer, { trigger: answer.kind, failure, now })
  if (moved && answer.kind !== 'unanswered') await closeCases(tx, orderNo, now)
}

/**
 * Takes up what card banks did later with transfers that had succeeded. A notice that can't be taken doesn't keep the
 * others; it comes again the next minute.
 * @throws AggregateError of those
 */
async function takeNotices({ db, services, businessNow }: UpkeepBank): Promise<void> {
  const now = await businessNow()
  const failures: unknown[] = []
  for (const notice of await services.card.notices(db.drizzle, now)) {
    // Orders that are no transfers are for whoever sent them to take up.
    if (!(await isTransfer(db.drizzle, notice.orderNo))) continue
    try {
      await db.transaction((tx) => takeNotice(tx, notice, now))
      await services.card.acknowledge(db.drizzle, notice.orderNo)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some of the network’s notices can’t be taken')
}

async function isTransfer(on: Queryable, orderNo: string): Promise<boolean> {
  return (await on.$count(transfers, eq(transfers.orderNo, orderNo))) > 0
}

/** What comes later than it may is for a person to look at; the rest is booked, once. */
export async function takeNotice(tx: Tx, { orderNo, kind, reason }: CardNotice, now: number): Promise<void> {
  // A card's bank sends back, or takes back, only what it has carried out, whether its answer was heard or not.
  await hear(tx, orderNo, { kind: 'accepted' }, now)
  const origin = await lockTransfer(tx, orderNo)
  if (!origin) return
  const isLate = kind === 'returned' && origin.settledAt !== null && now > returnableUntil(calendar, origin.settledAt)
  if (isLate) await openCase(tx, orderNo, 'LATE_RETURN', now)
  else await followUp(tx, origin, { trigger: kind, reason, now })
}

/**
 * A person of the bank has found out what became of a transfer that nobody answered for. Whether it was still to be
 * decided: never of one that isn't unknown.
 */
export async function clarify(tx: Tx, orderNo: string, succeeded: boolean, now: number): Promise<boolean> {
  const transfer = await lockTransfer(tx, orderNo)
  if (transfer?.state !== 'UNKNOWN') return false
  await moveTransfer(
    tx,
    transfer,
    succeeded ? { trigger: 'accepted', now } : { trigger: 'refused', failure: 'clarified', now },
  )
  await closeCases(tx, orderNo, now)
  return true
}
