import { randomInt } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { LOSS_FACTS, lossMachine, REPLACED_AFTER_DAYS, TEMP_DAYS } from '@/domain/loss/machine'
import type { LossActor, LossObject, LossTrigger } from '@/domain/loss/machine'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { newAccountNo } from '@sandbox/business/onboarding'
import { renumberSub, subsOf } from '@sandbox/business/subaccount'
import { beginCooling } from '@sandbox/business/transfer'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { idCardThing, openLosses } from '@sandbox/kernel/session/lossReports'
import type { Loss } from '@sandbox/kernel/session/lossReports'
import { lossSteps } from './tables'
import { notifyLoss } from './notify'

const { accounts, customers, losses } = schema

/** Something a customer has that may be lost: the number it has now. */
export interface Thing {
  readonly object: LossObject
  /** The number on record; of an ID card with its term. */
  readonly thing: string
  /** Of an account beside the electronic one. */
  readonly acctId?: string
}

/** Everything a customer may report, as it is on record now. */
export async function thingsOf(on: Queryable, customerId: string): Promise<readonly Thing[]> {
  const [found] = await on
    .select({ customer: customers, account: accounts })
    .from(customers)
    .innerJoin(accounts, eq(accounts.customerId, customers.id))
    .where(eq(customers.id, customerId))
  if (!found || found.account.closedAt !== null) return []
  const { customer, account } = found
  const subs = await subsOf(on, customerId)
  return [
    { object: 'ACCOUNT', thing: account.acctNo },
    ...subs
      .filter(({ state }) => state !== 'CLOSED')
      .map(({ acctId, acctNo }) => ({ object: 'SUB', thing: acctNo, acctId }) as const),
    ...(customer.mobileNo === null ? [] : [{ object: 'PHONE', thing: customer.mobileNo } as const]),
    ...(customer.idCardNo === null ? [] : [{ object: 'ID_CARD', thing: idCardThing(customer) } as const]),
  ]
}

/** A customer's cases, the latest first. */
export const lossesOf = (on: Queryable, customerId: string): Promise<Loss[]> =>
  on
    .select()
    .from(losses)
    .where(eq(losses.customerId, customerId))
    .orderBy(desc(losses.reportedAt), desc(losses.caseNo))
    .limit(100)

/** A customer's cases that aren't over. */
export const openLossesOf = (on: Queryable, customerId: string): Promise<Loss[]> =>
  on
    .select()
    .from(losses)
    .where(and(eq(losses.customerId, customerId), openLosses))
    .orderBy(asc(losses.caseNo))

/** Who moves a case, and when. */
export interface LossMove {
  readonly trigger: LossTrigger
  readonly by: LossActor
  /** Epoch ms by the bank's clock. */
  readonly now: number
  /** Epoch ms by the machine's clock. */
  readonly realNow: number
}

const CASE_SPACE = 1_000_000_000

/**
 * Opens a case; the caller holds the customer's row. Fails with LossAlreadyReported for something that is lost already.
 */
export async function openLoss(
  tx: Tx,
  customerId: string,
  { object, thing, acctId }: Thing,
  { by, now, realNow }: Omit<LossMove, 'trigger'>,
): Promise<Result<Loss, BankError>> {
  const today = dayOfInstant(now)
  const [opened] = await tx
    .insert(losses)
    .values({
      caseNo: `L${today}${String(randomInt(CASE_SPACE)).padStart(9, '0')}`,
      customerId,
      object,
      thing,
      acctId,
      state: 'TEMP',
      reportedAt: now,
      tempUntil: addDays(today, TEMP_DAYS),
    })
    // The index of open cases decides: of two reports at once, or of a number that somebody else has lost, one is kept.
    .onConflictDoNothing()
    .returning()
  if (!opened) return fail(bankError('LossAlreadyReported'))
  await noteStep(tx, opened, { by, now, realNow })
  return ok(opened)
}

/**
 * Takes a case where its trigger leads, with all that follows from it. The caller holds the customer's row. Fails with
 * LossChanged where the trigger leads nowhere, LossNotYetReplaced before the day on which another number is given.
 */
export async function moveLoss(tx: Tx, loss: Loss, move: LossMove): Promise<Result<Loss, BankError>> {
  const { trigger, now } = move
  const { object, caseNo, customerId } = loss
  const state = lossMachine(object).after(loss.state, trigger)
  if (state === undefined) return fail(bankError('LossChanged'))
  const today = dayOfInstant(now)
  if (trigger === 'replace' && (loss.replaceFrom === null || today < loss.replaceFrom)) {
    return fail(bankError('LossNotYetReplaced'))
  }
  const renewedByBank = LOSS_FACTS[object].renewal === 'byBank'
  const replaceFrom = trigger === 'formalise' && renewedByBank ? addDays(today, REPLACED_AFTER_DAYS) : loss.replaceFrom
  const [moved] = await tx
    .update(losses)
    .set({ state, replaceFrom })
    .where(and(eq(losses.caseNo, caseNo), eq(losses.state, loss.state)))
    .returning()
  if (!moved) return fail(bankError('LossChanged'))
  if (trigger === 'replace') await renumber(tx, loss)
  if ((trigger === 'lift' || trigger === 'lapsed') && LOSS_FACTS[object].cools) await beginCooling(tx, customerId, now)
  await noteStep(tx, moved, move)
  return ok(moved)
}

/** Another number for an account; balances and holdings hang on the customer and on the account's id, so nothing moves. */
async function renumber(tx: Tx, { object, customerId, acctId }: Loss): Promise<void> {
  if (object === 'SUB' && acctId !== null) await renumberSub(tx, acctId)
  if (object !== 'ACCOUNT') return
  await tx
    .update(accounts)
    .set({ acctNo: await newAccountNo(tx) })
    .where(eq(accounts.customerId, customerId))
}

async function noteStep(tx: Tx, loss: Loss, { by, now, realNow }: Omit<LossMove, 'trigger'>): Promise<void> {
  const { caseNo, customerId, state, object } = loss
  await tx.insert(lossSteps).values({ caseNo, customerId, state, by, at: now })
  await recordEvent(tx, now, 'loss', { customerId, detail: { caseNo, object, state, by } })
  await notifyLoss(tx, loss, { now, realNow })
}

/**
 * Ends cases of numbers that are no longer on record: another phone number or another ID card took their place, whichever
 * capability recorded it. Such a case stops nothing already, because what it stops is asked about by number. The caller holds
 * the customer's row.
 */
export async function settleRenewed(
  tx: Tx,
  customerId: string,
  clocks: Pick<LossMove, 'now' | 'realNow'>,
): Promise<void> {
  const held = await thingsOf(tx, customerId)
  for (const loss of await openLossesOf(tx, customerId)) {
    if (held.some(({ object, thing }) => object === loss.object && thing === loss.thing)) continue
    await moveLoss(tx, loss, { trigger: 'renewed', by: 'customer', ...clocks })
  }
}

/** One of a customer's cases; undefined for another's or none. */
export async function findLoss(on: Queryable, customerId: string, caseNo: string): Promise<Loss | undefined> {
  const [found] = await on
    .select()
    .from(losses)
    .where(and(eq(losses.caseNo, caseNo), eq(losses.customerId, customerId)))
  return found
}
