import { randomInt } from 'node:crypto'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { CLOSURE_ENDED, CLOSURE_MACHINE, LAPSES } from '@/domain/closure/machine'
import type { ClosureTrigger } from '@/domain/closure/machine'
import { dayOfInstant } from '@/domain/dates/instant'
import { ZERO_FEN } from '@/domain/money/fen'
import { endReview } from '@sandbox/business/identity'
import type { ReviewEnd } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { closures, closureSteps } from './tables'
import type { Closure } from './tables'

/** When it happens, epoch ms: by the bank's clock, and by the machine's. */
export interface Moment {
  readonly now: number
  readonly realNow: number
}

/** What settling needs beside the transaction. */
export interface Settling extends Moment {
  readonly capabilities: readonly Capability[]
}

/** The customer's closing that hasn't ended; undefined for none. */
export async function openClosure(on: Queryable, customerId: string): Promise<Closure | undefined> {
  const [found] = await on
    .select()
    .from(closures)
    .where(and(eq(closures.customerId, customerId), notInArray(closures.state, [...CLOSURE_ENDED])))
  return found
}

/** The customer's latest closing, ended or not; undefined for none. */
export async function latestClosure(on: Queryable, customerId: string): Promise<Closure | undefined> {
  const [found] = await on
    .select()
    .from(closures)
    .where(eq(closures.customerId, customerId))
    .orderBy(desc(closures.startedAt), desc(closures.closureNo))
    .limit(1)
  return found
}

export async function closureCalled(on: Queryable, closureNo: string): Promise<Closure | undefined> {
  const [found] = await on.select().from(closures).where(eq(closures.closureNo, closureNo))
  return found
}

/** Whether the time it waits for its owner, or for a person, is over. */
export const isLapsed = ({ state, expiresAt }: Closure, realNow: number): boolean =>
  LAPSES.some((one) => one === state) && expiresAt !== null && expiresAt <= realNow

/** The customer's closing that hasn't ended or lapsed; undefined for none. */
export async function standingClosure(
  on: Queryable,
  customerId: string,
  realNow: number,
): Promise<Closure | undefined> {
  const found = await openClosure(on, customerId)
  return found && !isLapsed(found, realNow) ? found : undefined
}

type Facts = Partial<Omit<Closure, 'closureNo' | 'customerId' | 'state'>>

const NUMBERS = 1_000_000_000

/** Records a new closing in its first state; the caller holds the customer's row. */
export async function beginClosure(tx: Tx, customerId: string, facts: Facts, { now }: Moment): Promise<Closure> {
  const state = CLOSURE_MACHINE.after('NEW', 'started')
  if (!state) throw new Error('a closing can’t begin')
  const closureNo = `X${dayOfInstant(now)}${String(randomInt(NUMBERS)).padStart(9, '0')}`
  const [begun] = await tx
    .insert(closures)
    .values({ amount: ZERO_FEN, startedAt: now, ...facts, closureNo, customerId, state })
    .returning()
  if (!begun) throw new Error('an inserted closing was not returned')
  await tx.insert(closureSteps).values({ closureNo, state, at: now })
  return begun
}

/**
 * Moves a closing on as the table says; undefined when the table knows no such way, and nothing is written then. A review
 * that the closing no longer waits for is ended. The caller holds the customer's row.
 */
export async function moveClosure(
  tx: Tx,
  closure: Closure,
  trigger: ClosureTrigger,
  { now, realNow }: Moment,
  facts: Facts = {},
): Promise<Closure | undefined> {
  const to = CLOSURE_MACHINE.after(closure.state, trigger)
  if (!to) return undefined
  const times = CLOSURE_MACHINE.ways[to] ? {} : { endedAt: now, realEndedAt: realNow, expiresAt: null }
  const [moved] = await tx
    .update(closures)
    .set({ amount: closure.amount, ...facts, ...times, state: to })
    .where(and(eq(closures.closureNo, closure.closureNo), eq(closures.state, closure.state)))
    .returning()
  if (!moved) throw new Error(`closing ${closure.closureNo} was moved by somebody else`)
  await tx.insert(closureSteps).values({ closureNo: closure.closureNo, state: to, at: now })
  if (closure.state === 'REVIEW' && closure.recordNo !== null && trigger !== 'approved' && trigger !== 'rejected')
    await endReview(tx, closure.recordNo, now, endOf(UNDECIDED[trigger]))
  return moved
}

/** Why nobody decides any more, where it isn't the customer who calls it off. */
const UNDECIDED: Partial<Record<ClosureTrigger, string>> = {
  faceShown: '您已通过人脸识别，无需审核',
  lapsed: '未能在期限内审核，注销申请已结束，可以重新申请',
}

const endOf = (note: string | undefined): ReviewEnd =>
  note === undefined ? { state: 'WITHDRAWN', note: '您已撤回本次申请' } : { state: 'ENDED', note }
