import { ANSWER_MS, personTakesUpAt, returnableUntil, waitBeforeAsking } from '@/domain/transfer/asking'
import { isFinalTransferState } from '@/domain/transfer/machine'
import type {
  TransferDirection,
  TransferFailure,
  TransferState,
  TransferTransition,
  TransferTrigger,
} from '@/domain/transfer/machine'
import { calendar } from '@sandbox/kernel/calendar'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { tryAllDue, tryEach } from '@sandbox/kernel/tryEach'
import type { CardAnswer, CardNotice, CardPayment } from '@sandbox/kernel/services'

/** An order that the network carries, whoever it is of. */
export interface Carried {
  readonly orderNo: string
  readonly direction: TransferDirection
  readonly state: TransferState
  readonly createdAt: number
  readonly dueAt: number
  readonly sentAt: number | null
  readonly settledAt: number | null
  /** When it is sent, or the network asked again. */
  readonly nextAskAt: number | null
  /** How often the network was asked since the outcome is unknown. */
  readonly asked: number
}

/** What comes with a trigger. */
export interface Happening {
  readonly trigger: TransferTrigger
  readonly failure?: TransferFailure | undefined
  readonly now: number
}

/** A return or a reversal of an order that had succeeded, as the other bank tells it. */
export interface FollowUp {
  readonly trigger: 'returned' | 'reversed'
  readonly reason: string
  readonly now: number
}

/** Why a person of the bank has to look at an order. */
export type PersonsQuestion = 'UNANSWERED' | 'LATE_RETURN'

/** Which of the orders that are due: all but those, or that one alone. */
export interface Choice {
  readonly but?: readonly string[]
  readonly orderNo?: string
}

/**
 * Orders of one kind in their own tables. All kinds go through the same states (src/domain/transfer/machine.ts) and are sent,
 * asked about and answered alike; a kind says where its orders stand and whose money they move.
 */
export interface CarriedBook<One extends Carried> {
  /** The next one whose time has come, with its row held; one that somebody else works on is left out. */
  takeDue(tx: Tx, now: number, choice: Choice): Promise<One | undefined>
  lock(tx: Tx, orderNo: string): Promise<One | undefined>
  /** Whether an order is of this kind. */
  has(on: Queryable, orderNo: string): Promise<boolean>
  noteAsking(tx: Tx, one: One, next: Pick<Carried, 'asked'> & { readonly nextAskAt: number }): Promise<void>
  /** What the network is told; undefined when there is nobody to pay. */
  paymentOf(tx: Tx, one: One): Promise<CardPayment | undefined>
  /** Why one that waits isn't sent any more. */
  stopReason?(tx: Tx, one: One, now: number): Promise<TransferFailure | undefined>
  /** Moves a locked one on; undefined where the machine knows no such way, and nothing is written then. */
  move(tx: Tx, one: One, happening: Happening): Promise<One | undefined>
  /** Books what the other bank did later, once. */
  followUp(tx: Tx, one: One, later: FollowUp): Promise<unknown>
  openCase(tx: Tx, orderNo: string, question: PersonsQuestion, now: number): Promise<void>
  closeCases(tx: Tx, orderNo: string, now: number): Promise<void>
  /** Whether a person has that to look at. */
  isAsked(on: Queryable, orderNo: string, question: PersonsQuestion): Promise<boolean>
}

/** What is to be said to the network now; the question is noted before it is put, so that a killed process has put it. */
interface Question {
  readonly payment: CardPayment
  /** `send` for the first time; `ask` whatever may have been sent before. */
  readonly put: 'send' | 'ask'
}

/**
 * Sends what is due and asks again about what is unknown, one order after the other; gives how many were taken up. Safe
 * in several processes at once: each takes what nobody else has.
 */
export async function carryDue<One extends Carried>(bank: JobBank, book: CarriedBook<One>): Promise<number> {
  let taken = 0
  const carryAll = async (): Promise<void> => {
    taken = await tryAllDue((but, found) => carryNext(bank, book, { but }, found))
  }
  await tryEach([carryAll, () => takeNotices(bank, book)], (work) => work())
  return taken
}

/** One order that is due; whether there was one. @param found is told its number before anything is done with it */
export async function carryNext<One extends Carried>(
  bank: JobBank,
  book: CarriedBook<One>,
  choice: Choice,
  found: (orderNo: string) => void = () => undefined,
): Promise<boolean> {
  const now = await bank.businessNow()
  const taken = await bank.db.transaction(async (tx) => {
    const one = await book.takeDue(tx, now, choice)
    if (!one) return undefined
    found(one.orderNo)
    return takeUp(tx, book, one, now)
  })
  if (taken === undefined) return false
  const answer = taken.question && (await put(bank, now, taken.question))
  if (answer) await bank.db.transaction((tx) => hear(tx, book, taken.orderNo, answer, now))
  return true
}

interface Taken {
  readonly orderNo: string
  /** None when there is nobody to ask, or nothing to be sent any more. */
  readonly question?: Question
}

async function takeUp<One extends Carried>(tx: Tx, book: CarriedBook<One>, found: One, now: number): Promise<Taken> {
  const stopped = found.state === 'WAITING' ? await book.stopReason?.(tx, found, now) : undefined
  if (stopped) {
    await book.move(tx, found, { trigger: 'stopped', failure: stopped, now })
    return { orderNo: found.orderNo }
  }
  const { state, put: how } = await comeToAsking(tx, book, found, now)
  const asked = found.state === 'UNKNOWN' ? found.asked + 1 : 0
  const nextAskAt = now + (state === 'SENT' ? ANSWER_MS : waitBeforeAsking(asked))
  await book.noteAsking(tx, found, { nextAskAt, asked })
  const payment = await book.paymentOf(tx, found)
  return payment ? { orderNo: found.orderNo, question: { put: how, payment } } : { orderNo: found.orderNo }
}

/**
 * What is put to the network about an order: sent when it waits or was just ordered; asked about when its 30 s are over,
 * as after a process that was killed while it waited for the answer.
 */
async function comeToAsking<One extends Carried>(
  tx: Tx,
  book: CarriedBook<One>,
  found: One,
  now: number,
): Promise<{ state: 'SENT' | 'UNKNOWN'; put: Question['put'] }> {
  if (found.state === 'WAITING') {
    await book.move(tx, found, { trigger: 'due', now })
    return { state: 'SENT', put: 'send' }
  }
  // Ordered at once, and its time to be sent is still the one it was ordered with.
  if (found.state === 'SENT' && found.nextAskAt === found.dueAt) return { state: 'SENT', put: 'send' }
  if (found.state === 'SENT') await book.move(tx, found, { trigger: 'unanswered', now })
  if (now >= personTakesUpAt(calendar, found.sentAt ?? found.createdAt))
    await book.openCase(tx, found.orderNo, 'UNANSWERED', now)
  return { state: 'UNKNOWN', put: 'ask' }
}

/** An order that the network never got is sent under the same number. */
async function put({ db, services }: JobBank, now: number, { payment, put: how }: Question): Promise<CardAnswer> {
  const on = db.drizzle
  const asked = how === 'ask' ? await services.card.ask(on, now, payment.orderNo) : ({ kind: 'notFound' } as const)
  return asked.kind === 'notFound' ? services.card.send(on, now, payment) : asked
}

/** What the network says counts while nothing was heard before it; an answer twice, or after a person's, changes nothing. */
async function hear<One extends Carried>(
  tx: Tx,
  book: CarriedBook<One>,
  orderNo: string,
  answer: CardAnswer,
  now: number,
): Promise<void> {
  const one = await book.lock(tx, orderNo)
  if (!one) return
  const failure = answer.kind === 'refused' ? answer.failure : undefined
  const moved = await book.move(tx, one, { trigger: answer.kind, failure, now })
  if (moved && answer.kind !== 'unanswered') await book.closeCases(tx, orderNo, now)
}

/**
 * Takes up what other banks did later with orders that had succeeded. A notice that can't be taken doesn't keep the
 * others; it comes again the next minute.
 * @throws AggregateError of those
 */
async function takeNotices<One extends Carried>(bank: JobBank, book: CarriedBook<One>): Promise<void> {
  const { db, services, businessNow } = bank
  const now = await businessNow()
  const failures: unknown[] = []
  for (const notice of await services.card.notices(db.drizzle, now)) {
    // Orders of other kinds are for whoever sent them to take up.
    if (!(await book.has(db.drizzle, notice.orderNo))) continue
    try {
      await db.transaction((tx) => takeNoticeOf(tx, book, notice, now))
      await services.card.acknowledge(db.drizzle, notice.orderNo)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some of the network’s notices can’t be taken')
}

/** What comes later than it may is for a person to look at; the rest is booked, once. */
export async function takeNoticeOf<One extends Carried>(
  tx: Tx,
  book: CarriedBook<One>,
  { orderNo, kind, reason }: CardNotice,
  now: number,
): Promise<void> {
  // A bank sends back, or takes back, only what it has carried out, whether its answer was heard or not.
  await hear(tx, book, orderNo, { kind: 'accepted' }, now)
  const origin = await book.lock(tx, orderNo)
  if (!origin) return
  const isLate = kind === 'returned' && origin.settledAt !== null && now > returnableUntil(calendar, origin.settledAt)
  if (isLate) await book.openCase(tx, orderNo, 'LATE_RETURN', now)
  else await book.followUp(tx, origin, { trigger: kind, reason, now })
}

/**
 * A person of the bank has found out what became of an order that nobody answered for. Whether it was still to be
 * decided: never of one that isn't unknown.
 */
export async function clarifyOne<One extends Carried>(
  tx: Tx,
  book: CarriedBook<One>,
  { orderNo, succeeded, now }: { readonly orderNo: string; readonly succeeded: boolean; readonly now: number },
): Promise<boolean> {
  const one = await book.lock(tx, orderNo)
  if (one?.state !== 'UNKNOWN') return false
  await book.move(tx, one, succeeded ? { trigger: 'accepted', now } : { trigger: 'refused', failure: 'clarified', now })
  await book.closeCases(tx, orderNo, now)
  return true
}

/**
 * A person of the bank has looked at a return that came after its days: it is booked as any other, or the money was sent back
 * to the other bank. Whether it was still to be decided.
 */
export async function decideLateReturn<One extends Carried>(
  tx: Tx,
  book: CarriedBook<One>,
  { orderNo, booked, now }: { readonly orderNo: string; readonly booked: boolean; readonly now: number },
): Promise<boolean> {
  const origin = await book.lock(tx, orderNo)
  if (!origin || !(await book.isAsked(tx, orderNo, 'LATE_RETURN'))) return false
  if (booked) await book.followUp(tx, origin, { trigger: 'returned', reason: LATE_RETURN_REASON, now })
  await book.closeCases(tx, orderNo, now)
  return true
}

const LATE_RETURN_REASON = '收款银行逾期退回，经核实入账'

/** When it was sent or settled, and when the network is to be asked next. */
export function timesAfter(
  { dueAt }: Pick<Carried, 'dueAt'>,
  { to }: Pick<TransferTransition, 'to'>,
  now: number,
): Partial<Carried> {
  if (isFinalTransferState(to)) return { settledAt: now, nextAskAt: null }
  if (to === 'UNKNOWN') return { nextAskAt: now + waitBeforeAsking(0), asked: 0 }
  return to === 'SENT' ? { sentAt: Math.max(dueAt, now), nextAskAt: now + ANSWER_MS } : {}
}
