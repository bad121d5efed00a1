import { and, asc, eq, isNotNull, isNull, lte, notInArray } from 'drizzle-orm'
import { approvalOutcome } from '@/domain/approval/outcome'
import type { ApprovalOutcome } from '@/domain/approval/outcome'
import { DAY_MS } from '@/domain/dates/day'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { transferTransition } from '@/domain/transfer/machine'
import type { TransferPosting, TransferState } from '@/domain/transfer/machine'
import { carryDue, carryNext, clarifyOne, decideLateReturn, entriesOf, timesAfter } from '@sandbox/business/transfer'
import type { CarriedBook, FollowUp, Happening } from '@sandbox/business/transfer'
import { sendMessages } from '@sandbox/business/message'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts, post } from '@sandbox/kernel/ledger'
import { orgPlaces } from './accounts'
import { orgCardName } from './orgCards'
import { parties } from './people'
import { orgCards, orgMovements, orgTransfers, orgTransferSteps } from './tables'
import type { OrgCard, OrgTransfer } from './tables'

/** What was decided, to be sent. */
export interface OrgOrder {
  readonly orgId: string
  readonly approvalId: string
  /** SM3 of the application's id. */
  readonly clientId: string
  readonly appliedBy: string
  readonly card: OrgCard
  /** Fen, above 0. */
  readonly amount: Fen
  readonly purpose: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** The network moves money at most once for a number: an application has one, whatever is tried again. */
export const orgOrderNo = (clientId: string): string => clientId.slice(0, 16).toUpperCase()

/** What the machine's postings are on the books of enterprises, with the movement of the account that goes with each. */
const POSTED = {
  transferOutHeld: { kind: 'orgOutHeld', movement: { kind: 'orgOut', out: true } },
  transferOut: { kind: 'orgOut' },
  transferOutFailed: { kind: 'orgOutFailed', movement: { kind: 'orgOutFailed', out: false } },
  transferReturned: { kind: 'orgOutReturned', movement: { kind: 'orgOutReturned', out: false } },
} as const

const isPosted = (kind: TransferPosting): kind is keyof typeof POSTED => kind in POSTED

const noteStep = (tx: Tx, orderNo: string, state: TransferState, at: number) =>
  tx.insert(orgTransferSteps).values({ orderNo, state, at })

/** Posts what a change of state posts. Fails with what the ledger refuses. */
async function postFor(
  tx: Tx,
  one: OrgTransfer,
  posting: TransferPosting | undefined,
  at: number,
  clientId?: string,
): Promise<Result<unknown, BankError>> {
  if (!posting) return ok(undefined)
  if (!isPosted(posting)) throw new Error(`an enterprise's transfer posts no ${posting}`)
  const { orderNo, orgId, amount, purpose } = one
  const { kind, ...rest } = POSTED[posting]
  const entries = entriesOf(orgPlaces(orgId), posting, amount, null)
  await lockAccounts(
    tx,
    entries.map(({ account }) => account),
  )
  if ('movement' in rest) {
    const { movement } = rest
    const moved = { orgId, kind: movement.kind, amount: movement.out ? fen(-amount) : amount, purpose, at }
    const counterparty = await cardNameOf(tx, one)
    await tx.insert(orgMovements).values({ ...moved, counterparty, ...(clientId && { clientId, rowNo: 0 }) })
  }
  return post(tx, { id: `${kind} ${orderNo}`, clientId, kind, entries, at, memo: purpose })
}

async function cardNameOf(on: Queryable, { orgCardId }: OrgTransfer): Promise<string> {
  const [card] = await on.select().from(orgCards).where(eq(orgCards.id, orgCardId))
  return card ? orgCardName(on, card) : ''
}

/** Takes an order that was decided: its number, its first state, and the money. The caller holds the enterprise's row. */
export async function beginOrgTransfer(tx: Tx, order: OrgOrder): Promise<Result<OrgTransfer, BankError>> {
  const { orgId, approvalId, clientId, appliedBy, card, amount, purpose, now } = order
  const way = transferTransition('OUT', 'NEW', 'ordered')
  if (!way) throw new Error('the machine knows no order that is sent at once')
  const orderNo = orgOrderNo(clientId)
  const facts = {
    orderNo,
    orgId,
    approvalId,
    appliedBy,
    orgCardId: card.id,
    direction: 'OUT',
    amount,
    purpose,
  } as const
  const [begun] = await tx
    .insert(orgTransfers)
    .values({ ...facts, state: way.to, createdAt: now, dueAt: now, sentAt: now, nextAskAt: now })
    .returning()
  if (!begun) throw new Error('an inserted transfer was not returned')
  await noteStep(tx, orderNo, way.to, now)
  const posted = await postFor(tx, begun, way.posting, now, clientId)
  return posted.ok ? ok(begun) : posted
}

async function lock(tx: Tx, orderNo: string): Promise<OrgTransfer | undefined> {
  const [found] = await tx.select().from(orgTransfers).where(eq(orgTransfers.orderNo, orderNo)).for('no key update')
  return found
}

async function move(tx: Tx, one: OrgTransfer, { trigger, failure, now }: Happening): Promise<OrgTransfer | undefined> {
  const way = transferTransition(one.direction, one.state, trigger)
  if (!way || way.ownRecord) return undefined
  const [moved] = await tx
    .update(orgTransfers)
    .set({ state: way.to, failure: failure ?? null, ...timesAfter(one, way, now) })
    .where(eq(orgTransfers.orderNo, one.orderNo))
    .returning()
  if (!moved) throw new Error(`transfer ${one.orderNo} is gone`)
  await noteStep(tx, one.orderNo, way.to, now)
  const posted = await postFor(tx, moved, way.posting, now)
  if (!posted.ok) throw new Error(`transfer ${one.orderNo}: the books refuse ${trigger}: ${posted.error.name}`)
  await tell(tx, moved, now)
  return moved
}

/** The return of a transfer; undefined for none. */
async function returnOf(on: Queryable, orderNo: string): Promise<OrgTransfer | undefined> {
  const [found] = await on.select().from(orgTransfers).where(eq(orgTransfers.originNo, orderNo))
  return found
}

async function followUp(tx: Tx, origin: OrgTransfer, { trigger, reason, now }: FollowUp): Promise<void> {
  const way = transferTransition(origin.direction, origin.state, trigger)
  if (!way?.ownRecord || (await returnOf(tx, origin.orderNo))) return
  const orderNo = `${origin.orderNo}R`
  const times = { createdAt: now, dueAt: now, sentAt: null, settledAt: now, nextAskAt: null, asked: 0 }
  const record = { ...origin, ...times, orderNo, state: way.to, reason, originNo: origin.orderNo }
  const [returned] = await tx
    .insert(orgTransfers)
    .values({ ...record, failure: null, question: null, questionAt: null })
    .returning()
  if (!returned) throw new Error('an inserted return was not returned')
  await noteStep(tx, orderNo, way.to, now)
  const posted = await postFor(tx, returned, way.posting, now)
  if (!posted.ok) throw new Error(`${trigger} of ${origin.orderNo}: the books refuse: ${posted.error.name}`)
  await tell(tx, returned, now)
}

const ask = (question: OrgTransfer['question'], questionAt: number | null) => ({ question, questionAt })

/** Enterprises' transfers. */
const ORG_TRANSFERS: CarriedBook<OrgTransfer> = {
  async takeDue(tx, now, { but = [], orderNo }) {
    const due = and(
      isNotNull(orgTransfers.nextAskAt),
      lte(orgTransfers.nextAskAt, now),
      notInArray(orgTransfers.orderNo, [...but]),
    )
    const [found] = await tx
      .select()
      .from(orgTransfers)
      .where(orderNo === undefined ? due : and(due, eq(orgTransfers.orderNo, orderNo)))
      .orderBy(asc(orgTransfers.nextAskAt), asc(orgTransfers.orderNo))
      .limit(1)
      .for('no key update', { skipLocked: true })
    return found
  },
  lock,
  has: async (on, orderNo) => (await on.$count(orgTransfers, eq(orgTransfers.orderNo, orderNo))) > 0,
  async noteAsking(tx, { orderNo }, next) {
    await tx.update(orgTransfers).set(next).where(eq(orgTransfers.orderNo, orderNo))
  },
  // An account that was replaced meanwhile still gets what was sent to it.
  async paymentOf(tx, { orderNo, direction, appliedBy, orgCardId, amount }) {
    const [card] = await tx.select().from(orgCards).where(eq(orgCards.id, orgCardId))
    return card && { orderNo, customerId: appliedBy, direction, cardNo: card.accountNo, amount }
  },
  move,
  followUp,
  async openCase(tx, orderNo, question, now) {
    const unasked = and(eq(orgTransfers.orderNo, orderNo), isNull(orgTransfers.question))
    await tx.update(orgTransfers).set(ask(question, now)).where(unasked)
  },
  async closeCases(tx, orderNo) {
    await tx.update(orgTransfers).set(ask(null, null)).where(eq(orgTransfers.orderNo, orderNo))
  },
  isAsked: async (on, orderNo, question) =>
    (await on.$count(orgTransfers, and(eq(orgTransfers.orderNo, orderNo), eq(orgTransfers.question, question)))) > 0,
}

/** Sends what is due, asks again about what is unknown, and takes up what other banks sent back. */
export async function settleOrgTransfers(bank: JobBank): Promise<void> {
  await carryDue(bank, ORG_TRANSFERS)
}

/** The same of what an application has just sent. */
export async function settleOrgTransfer(bank: JobBank, clientId: string): Promise<void> {
  await carryNext(bank, ORG_TRANSFERS, { orderNo: orgOrderNo(clientId) })
}

/** A person's word on a transfer that nobody answered for; whether it was still to be decided. */
export const clarifyOrgTransfer = (tx: Tx, orderNo: string, succeeded: boolean, now: number): Promise<boolean> =>
  clarifyOne(tx, ORG_TRANSFERS, { orderNo, succeeded, now })

/** A person's word on a return that came too late to be booked by itself; whether it was still to be decided. */
export const decideLateOrgReturn = (tx: Tx, orderNo: string, booked: boolean, now: number): Promise<boolean> =>
  decideLateReturn(tx, ORG_TRANSFERS, { orderNo, booked, now })

/** What waits for a person, the oldest first. */
export const orgTransferQuestions = (on: Queryable): Promise<OrgTransfer[]> =>
  on.select().from(orgTransfers).where(isNotNull(orgTransfers.question)).orderBy(asc(orgTransfers.questionAt))

/** How what an application sent stands now, with its course; undefined for one that was carried out before this was kept. */
export async function orgTransferOutcome(on: Queryable, clientId: string): Promise<ApprovalOutcome | undefined> {
  const [sent] = await on
    .select()
    .from(orgTransfers)
    .where(eq(orgTransfers.orderNo, orgOrderNo(clientId)))
  if (!sent) return undefined
  const latest = (await returnOf(on, sent.orderNo)) ?? sent
  const steps: { readonly state: TransferState; readonly at: number }[] = []
  for (const orderNo of new Set([sent.orderNo, latest.orderNo]))
    steps.push(
      ...(await on
        .select({ state: orgTransferSteps.state, at: orgTransferSteps.at })
        .from(orgTransferSteps)
        .where(eq(orgTransferSteps.orderNo, orderNo))
        .orderBy(asc(orgTransferSteps.id))),
    )
  return approvalOutcome(latest, steps)
}

/** Tells the people of the enterprise how it ended: who applied, and of what came to nothing the legal representative too. */
async function tell(tx: Tx, one: OrgTransfer, at: number): Promise<void> {
  const { orderNo, orgId, approvalId, appliedBy, amount, state } = one
  const outcome = approvalOutcome(one, [])
  if (outcome.stage === 'pending') return
  const stays = (await parties.roleOf(tx, orgId, appliedBy)) !== undefined
  const legal = outcome.stage === 'failed' ? await parties.having(tx, orgId, 'LEGAL') : []
  const people = new Set([...(stays ? [appliedBy] : []), ...legal])
  const body = `${await parties.nameOf(tx, orgId)}转出至${await cardNameOf(tx, one)}的${formatAmount(amount)}元：${outcome.says}`
  await sendMessages(
    tx,
    [...people].map((customerId) => ({
      ...{ customerId, kind: 'approval' as const, title: `对公转出${outcome.name}`, body, at },
      source: `orgTransfer ${orderNo} ${state} ${customerId}`,
      about: { subject: 'approval' as const, id: approvalId },
    })),
  )
}

/** What the network has said of a seeded order; what nobody answered is asked about tomorrow, so that it is found so today. */
export async function seedAnswer(
  tx: Tx,
  clientId: string,
  trigger: 'accepted' | 'refused' | 'unanswered' | 'returned',
  now: number,
): Promise<void> {
  const one = await lock(tx, orgOrderNo(clientId))
  if (!one) throw new Error(`nothing was sent for ${clientId}`)
  if (trigger === 'returned') return followUp(tx, one, { trigger, reason: '收款账户状态异常', now })
  await move(tx, one, { trigger, ...(trigger === 'refused' && { failure: 'closed' as const }), now })
  if (trigger !== 'unanswered') return
  const nextAskAt = now + 2 * DAY_MS
  await tx.update(orgTransfers).set({ nextAskAt }).where(eq(orgTransfers.orderNo, one.orderNo))
}
