import { and, eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendingAt } from '@/domain/transfer/asking'
import { transferSentence, transferStateName, transferTransition } from '@/domain/transfer/machine'
import type {
  MoneyPlace,
  TransferDirection,
  TransferPosting,
  TransferSpeed,
  TransferState,
} from '@/domain/transfer/machine'
import { sendMessages } from '@sandbox/business/message'
import { coverFromPots } from '@sandbox/business/pots'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts, post } from '@sandbox/kernel/ledger'
import { endOrder, recordOrder } from '@sandbox/kernel/orders/orders'
import { openAccountNo } from '@sandbox/kernel/session/customers'
import { entriesOf, placeOf } from './accounts'
import { timesAfter } from './carry'
import type { FollowUp, Happening } from './carry'
import { openCase } from './cases'
import { factsOf } from './facts'
import { transfers, transferSteps } from './tables'
import type { Transfer } from './tables'

/** What is ordered. Card and limits are the caller's to check. */
export interface TransferOrder {
  readonly customerId: string
  readonly direction: TransferDirection
  readonly cardId?: string
  /** Fen, above 0. */
  readonly amount: Fen
  readonly speed: TransferSpeed
  readonly memo?: string
  readonly clientId?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

const ORDER_KINDS = { IN: 'transferIn', OUT: 'transferOut' } as const
const ORDER_STATUS = {
  SUCCEEDED: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
  REVERSED: 'reversed',
} as const

const endedStatus = (state: TransferState) =>
  state in ORDER_STATUS ? ORDER_STATUS[state as keyof typeof ORDER_STATUS] : undefined

/** A customer's transfer by its number; undefined for another's or none. */
export async function findTransfer(on: Queryable, customerId: string, orderNo: string): Promise<Transfer | undefined> {
  const [found] = await on
    .select()
    .from(transfers)
    .where(and(eq(transfers.orderNo, orderNo), eq(transfers.customerId, customerId)))
  return found
}

/** A transfer with its row locked: of a cancelling, a sending and an answer at once one comes first. */
export async function lockTransfer(tx: Tx, orderNo: string): Promise<Transfer | undefined> {
  const [found] = await tx.select().from(transfers).where(eq(transfers.orderNo, orderNo)).for('no key update')
  return found
}

/**
 * Takes an order: its number, its first state and, of money out, the money. Fails with InsufficientFunds and has written
 * nothing then.
 */
export async function beginTransfer(tx: Tx, order: TransferOrder): Promise<Result<Transfer, BankError>> {
  const { customerId, direction, cardId, amount, speed, memo = '', clientId, now } = order
  if (amount <= 0) return fail(bankError('AmountInvalid'))
  const dueAt = sendingAt(speed, now)
  const way = transferTransition(direction, 'NEW', dueAt > now ? 'orderedForLater' : 'ordered')
  if (!way) return fail(bankError('InvalidRequest'))
  if (direction === 'OUT' && (await lockedBalance(tx, customerId, ['outgoing'])) < amount)
    return fail(bankError('InsufficientFunds'))
  const kind = ORDER_KINDS[direction]
  const dueDay = dayOfInstant(dueAt)
  const { id: orderNo } = await recordOrder(tx, { customerId, kind, amount, clientId, at: now, dueDay })
  const day = dayOfInstant(now)
  const row = { orderNo, customerId, direction, cardId, amount, speed, memo, state: way.to, day, createdAt: now, dueAt }
  const sentAt = way.to === 'SENT' ? now : null
  const [begun] = await tx
    .insert(transfers)
    .values({ ...row, sentAt, nextAskAt: dueAt })
    .returning()
  if (!begun) throw new Error('an inserted transfer was not returned')
  await noteStep(tx, orderNo, way.to, now)
  const posted = await postFor(tx, begun, way.posting, now, clientId)
  return posted.ok ? ok(begun) : posted
}

/**
 * Moves a locked transfer on as the table says, with its posting, its order and its message; undefined when the table
 * knows no such way, and nothing is written then. Returns and reversals are `followUp`'s.
 */
export async function moveTransfer(tx: Tx, transfer: Transfer, happening: Happening): Promise<Transfer | undefined> {
  const { trigger, failure, now } = happening
  const way = transferTransition(transfer.direction, transfer.state, trigger)
  if (!way || way.ownRecord) return undefined
  const [moved] = await tx
    .update(transfers)
    .set({ state: way.to, failure: failure ?? null, ...timesAfter(transfer, way, now) })
    .where(eq(transfers.orderNo, transfer.orderNo))
    .returning()
  if (!moved) throw new Error(`transfer ${transfer.orderNo} is gone`)
  await noteStep(tx, transfer.orderNo, way.to, now)
  const status = endedStatus(way.to)
  if (status) await endOrder(tx, transfer.orderNo, status, now)
  const posted = await postFor(tx, moved, way.posting, now)
  if (!posted.ok) throw new Error(`transfer ${transfer.orderNo}: the books refuse ${trigger}: ${posted.error.name}`)
  if (moved.failure !== null) await tell(tx, moved, now)
  return moved
}

/**
 * Records what a card's bank did later with a locked transfer: a record of its own, linked back, once. What comes back for an
 * account that is closed becomes a debt of the bank (docs/decisions/closure.md). Undefined when the table knows no such way
 * from where the transfer stands, or when it was done before.
 */
export async function followUp(
  tx: Tx,
  origin: Transfer,
  { trigger, reason, now }: FollowUp,
): Promise<Transfer | undefined> {
  const { customerId, direction, cardId, amount, speed } = origin
  const way = transferTransition(direction, origin.state, trigger)
  if (!way?.ownRecord || (await followerOf(tx, origin.orderNo))) return undefined
  const kind = trigger === 'returned' ? 'transferReturned' : 'transferReversed'
  const others = ['cardClearing', 'reversalReceivable'] as const
  if (trigger === 'reversed') await coverFromPots(tx, customerId, amount, now)
  const held = Math.max(0, await lockedBalance(tx, customerId, others))
  const covered = trigger === 'reversed' ? fen(Math.min(held, amount)) : null
  const { id: orderNo } = await recordOrder(tx, { customerId, kind, amount, at: now })
  await endOrder(tx, orderNo, ORDER_STATUS[trigger === 'returned' ? 'RETURNED' : 'REVERSED'], now)
  const same = { customerId, direction, cardId, amount, speed }
  const times = { day: dayOfInstant(now), createdAt: now, dueAt: now, settledAt: now }
  const [record] = await tx
    .insert(transfers)
    .values({ orderNo, ...same, ...times, state: way.to, reason, originNo: origin.orderNo, covered })
    .returning()
  if (!record) throw new Error('an inserted transfer was not returned')
  await noteStep(tx, orderNo, way.to, now)
  const posted = await postFor(tx, record, way.posting, now)
  if (!posted.ok) throw new Error(`${trigger} of ${origin.orderNo}: the books refuse: ${posted.error.name}`)
  if (covered !== null && covered < amount) await openCase(tx, orderNo, 'REVERSAL_SHORT', now)
  if ((await openAccountNo(tx, customerId)) !== undefined) await tell(tx, record, now)
  return record
}

/** The return or reversal of a transfer; undefined for none. */
export async function followerOf(on: Queryable, orderNo: string): Promise<Transfer | undefined> {
  const [found] = await on.select().from(transfers).where(eq(transfers.originNo, orderNo))
  return found
}

/** What the wallet holds, locked together with the other accounts that the same work posts to. */
async function lockedBalance(tx: Tx, customerId: string, others: readonly MoneyPlace[]): Promise<number> {
  const places = placeOf(customerId)
  const balances = await lockAccounts(tx, [places.wallet, ...others.map((place) => places[place])])
  return balances.get(places.wallet.id) ?? 0
}

const noteStep = (tx: Tx, orderNo: string, state: TransferState, at: number) =>
  tx.insert(transferSteps).values({ orderNo, state, at })

/** The first posting of an order goes by the order's number, a later one adds its kind. */
async function postFor(
  tx: Tx,
  { orderNo, customerId, amount, covered, memo, originNo }: Transfer,
  kind: TransferPosting | undefined,
  at: number,
  clientId?: string,
): Promise<Result<unknown, BankError>> {
  if (!kind) return ok(undefined)
  const entries = entriesOf(placeOf(customerId), kind, amount, covered)
  const isFirst = kind === 'transferOutHeld' || originNo !== null
  return post(tx, { id: isFirst ? orderNo : `${orderNo}-${kind}`, clientId, kind, entries, at, memo, orderNo })
}

/** Tells the customer what went otherwise than ordered. */
function tell(tx: Tx, transfer: Transfer, at: number) {
  const { orderNo, customerId, direction, state, amount } = transfer
  const what = direction === 'OUT' ? '转出' : '转入'
  const body = `您${what}的${formatAmount(amount)}元：${transferSentence(factsOf(transfer))}`
  const title = `${what}${transferStateName(direction, state)}`
  const about = { subject: 'transfer', id: orderNo } as const
  return sendMessages(tx, [{ customerId, kind: 'transfer', title, body, source: `transfer ${orderNo}`, about, at }])
}
