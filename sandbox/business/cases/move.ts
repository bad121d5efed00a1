import { and, desc, eq } from 'drizzle-orm'
import {
  ACTION_TRIGGERS,
  caseActions,
  caseDueDay,
  caseMachine,
  nextExtension,
  REVIEW_WITHIN_DAYS,
  REVIEWED_IN_DAYS,
} from '@/domain/cases/machine'
import type { CaseAction, CaseActor, CaseTrigger } from '@/domain/cases/machine'
import type { CaseStep } from '@/domain/cases/labels'
import { CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { checkPictures, hasPictures } from './pictures/attach'
import { additionsTo, noteStep, stepBy } from './steps'
import { caseNotes, cases } from './tables'
import type { Case } from './tables'

/** Who moves a case, and what is written. */
export interface CaseMove {
  readonly trigger: CaseTrigger
  readonly by: CaseActor
  readonly text?: string | undefined
  /** What its customer sent with it: ids that were checked. */
  readonly pictures?: readonly string[] | undefined
  /** Of what its customer does. */
  readonly clientId?: string | undefined
  /** Of the staff: the clerk who does it. */
  readonly clerk?: string
  /** Of a second extension: who else let it be. */
  readonly approvedBy?: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** What changes with a trigger besides the state. */
function changesOf(one: Case, { trigger, clerk, now }: CaseMove): Partial<Case> {
  const today = dayOfInstant(now)
  const { kind, openedAt, extended, state } = one
  const by = clerk === undefined ? {} : { clerk }
  if (trigger === 'extend')
    return { ...by, extended: extended + 1, dueDay: caseDueDay(kind, dayOfInstant(openedAt), extended + 1) }
  if (trigger === 'reply' && state !== 'REVIEW_ASKED') return { ...by, reviewUntil: addDays(today, REVIEW_WITHIN_DAYS) }
  if (trigger === 'askReview') return { dueDay: addDays(today, REVIEWED_IN_DAYS) }
  return by
}

/** What the course calls it. */
const stepOf = (one: Case, { trigger }: CaseMove, to: Case['state']): CaseStep =>
  trigger === 'reply' && one.state === 'REVIEW_ASKED' ? 'REVIEWED' : to

/**
 * Takes a case where its trigger leads, with all that follows from it. The caller holds the customer's row. Fails with
 * CaseClosed where the trigger leads nowhere.
 */
export async function moveCase(tx: Tx, one: Case, move: CaseMove): Promise<Result<Case, BankError>> {
  const state = caseMachine(one.kind).after(one.state, move.trigger)
  const extension = move.trigger === 'extend' ? nextExtension(one.kind, one.extended) : undefined
  if (state === undefined || (move.trigger === 'extend' && !extension)) return fail(bankError('CaseClosed'))
  const [moved] = await tx
    .update(cases)
    .set({ ...changesOf(one, move), state })
    .where(and(eq(cases.caseNo, one.caseNo), eq(cases.state, one.state)))
    .returning()
  if (!moved) return fail(bankError('CaseClosed'))
  const { trigger: _trigger, now, ...done } = move
  await noteStep(tx, moved, { step: stepOf(one, move, state), ...done, at: now })
  return ok(moved)
}

/** What its customer may do about a case today. */
export const mayDo = async (on: Queryable, one: Case, today: Day): Promise<readonly CaseAction[]> =>
  caseActions({ ...one, added: await additionsTo(on, one.caseNo) }, today)

/** Whether an action is nothing without a text. */
const isWritten = (action: CaseAction): boolean => action === 'ADD' || action === 'ASK_REVIEW'

/** The steps that an action makes. */
const STEPS_OF: Readonly<Record<CaseAction, readonly CaseStep[]>> = {
  ADD: ['ADDED'],
  WITHDRAW: ['WITHDRAWN', 'CLOSED'],
  ACCEPT: ['CLOSED'],
  ASK_REVIEW: ['REVIEW_ASKED'],
  HIDE: ['HIDDEN'],
}

interface Acting {
  readonly clientId: string
  readonly caseNo: string
  readonly action: CaseAction
  readonly text?: string | undefined
  /** Beside that text; without one there are none. */
  readonly pictures?: readonly string[] | undefined
}

/**
 * What a customer does about a case, once for a client id; the caller holds the customer's row. Fails with CaseUnknown for
 * another's, ClientIdReused, CaseClosed where it isn't possible any more, CaseTextInvalid, and as `checkPictures` does.
 */
export async function actOnCase(
  tx: Tx,
  customerId: string,
  { clientId, caseNo, action, text, pictures: sent = [] }: Acting,
  now: number,
): Promise<Result<void, BankError>> {
  const one = await findCase(tx, customerId, caseNo)
  if (!one) return fail(bankError('CaseUnknown'))
  const pictures = isWritten(action) ? sent : []
  const before = await stepBy(tx, customerId, clientId)
  if (before) {
    const written = isWritten(action) ? tidyCaseText(text ?? '') : null
    const same = before.caseNo === caseNo && STEPS_OF[action].includes(before.step) && before.text === written
    const alike = same && (await hasPictures(tx, before.id, pictures))
    return alike ? ok(undefined) : fail(bankError('ClientIdReused'))
  }
  if (!(await mayDo(tx, one, dayOfInstant(now))).includes(action)) return fail(bankError('CaseClosed'))
  const said = isWritten(action) ? tidyCaseText(text ?? '') : undefined
  if (said !== undefined && caseTextProblem(said, CASE_LIMITS.text) !== undefined)
    return fail(bankError('CaseTextInvalid'))
  const checked = await checkPictures(tx, customerId, pictures)
  if (!checked.ok) return checked
  if (action === 'ADD') {
    await noteStep(tx, one, { step: 'ADDED', by: 'customer', text: said, pictures, clientId, at: now })
    return ok(undefined)
  }
  if (action === 'HIDE') return ok(await hideCase(tx, one, { clientId, now }))
  const move: CaseMove = { trigger: ACTION_TRIGGERS[action], by: 'customer', text: said, pictures, clientId, now }
  const moved = await moveCase(tx, one, move)
  return moved.ok ? ok(undefined) : moved
}

/** Takes a case from the message board, and forgets that it might stand there. */
export async function hideCase(
  tx: Tx,
  one: Case,
  { clientId, now }: { readonly clientId?: string; readonly now: number },
): Promise<void> {
  await tx.delete(caseNotes).where(eq(caseNotes.caseNo, one.caseNo))
  await tx.update(cases).set({ mayPublish: false }).where(eq(cases.caseNo, one.caseNo))
  await noteStep(tx, one, { step: 'HIDDEN', by: 'customer', clientId, at: now })
}

const own = (customerId: string, caseNo: string) => and(eq(cases.caseNo, caseNo), eq(cases.customerId, customerId))

/** One of a customer's cases; undefined for another's or none. */
export async function findCase(on: Queryable, customerId: string, caseNo: string): Promise<Case | undefined> {
  const [found] = await on.select().from(cases).where(own(customerId, caseNo))
  return found
}

/** A page of a customer's cases, newest first. */
export async function pageOfCases(on: Queryable, customerId: string, after: string | undefined) {
  const before = after === undefined ? undefined : comesAfter([cases.openedAt, cases.caseNo], own(customerId, after))
  const found = await on
    .select()
    .from(cases)
    .where(and(eq(cases.customerId, customerId), before))
    .orderBy(desc(cases.openedAt), desc(cases.caseNo))
    .limit(PAGE + 1)
  return pageOf(found)
}
