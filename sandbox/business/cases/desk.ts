import { and, eq } from 'drizzle-orm'
import { caseMachine, nextExtension } from '@/domain/cases/machine'
import { mayBeSameClerk } from '@/domain/cases/staff'
import { boardProblem, CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { hasBannedWords } from '@/domain/content/bannedWords'
import { dayOfInstant } from '@/domain/dates/instant'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { moveCase } from './move'
import type { CaseMove } from './move'
import { noteStep } from './steps'
import { caseNotes, cases } from './tables'
import type { Case } from './tables'

/** Why a clerk can't do something; the console says it. */
export type DeskProblem =
  | 'unknown'
  | 'closed'
  | 'textMissing'
  | 'bannedWords'
  | 'overdue'
  | 'approvalMissing'
  | 'ownAnswer'
  | 'notAgreed'
  | 'personal'

const plain = (name: string): string => name.replace(/\s/g, '').toLowerCase()

/** Whether a clerk is, or may be, the one complained of. */
export const isComplainedOf = ({ against }: Pick<Case, 'against'>, clerk: string): boolean =>
  against !== null && mayBeSameClerk(against, clerk)

/** A case as far as a clerk may see it: for who is complained of there is none. */
export async function caseFor(on: Queryable, caseNo: string, clerk: string): Promise<Case | undefined> {
  const [found] = await on.select().from(cases).where(eq(cases.caseNo, caseNo))
  return found && !isComplainedOf(found, clerk) ? found : undefined
}

/** The same with its customer's row held. */
async function takenUp(tx: Tx, caseNo: string, clerk: string): Promise<Case | undefined> {
  const seen = await caseFor(tx, caseNo, clerk)
  if (!seen) return undefined
  await lockCustomer(tx, seen.customerId)
  return caseFor(tx, caseNo, clerk)
}

/** What a clerk does about a case. */
export interface DeskMove {
  readonly caseNo: string
  readonly clerk: string
  readonly action: 'take' | 'extend' | 'reply'
  /** The answer, or the reason why it takes longer. */
  readonly text?: string | undefined
  /** Of the second extension: who approved it, as the approval of kind CASE_EXTENSION says. */
  readonly approvedBy?: string | undefined
}

/** @param now epoch ms by the bank's clock */
export async function settleCase(tx: Tx, move: DeskMove, now: number): Promise<Result<Case, DeskProblem>> {
  const { caseNo, clerk, action } = move
  const one = await takenUp(tx, caseNo, clerk)
  if (!one) return fail('unknown')
  if (caseMachine(one.kind).after(one.state, action) === undefined) return fail('closed')
  const text = tidyCaseText(move.text ?? '')
  const problem = action === 'take' ? undefined : (wordsProblem(text) ?? orderProblem(one, move, now))
  if (problem !== undefined) return fail(problem)
  const approvedBy = action === 'extend' && one.extended > 0 ? move.approvedBy : undefined
  const written = action === 'take' ? undefined : text
  const done: CaseMove = { trigger: action, by: 'staff', text: written, clerk, approvedBy, now }
  const moved = await moveCase(tx, one, done)
  return moved.ok ? moved : fail('closed')
}

function wordsProblem(text: string): DeskProblem | undefined {
  if (caseTextProblem(text, CASE_LIMITS.reply) !== undefined) return 'textMissing'
  return hasBannedWords(text) ? 'bannedWords' : undefined
}

/** What must be true besides the state: an extension is in time and approved, a review is another clerk's. */
function orderProblem(one: Case, { action, clerk, approvedBy = '' }: DeskMove, now: number): DeskProblem | undefined {
  if (action === 'reply')
    return one.state === 'REVIEW_ASKED' && mayBeSameClerk(one.clerk ?? '', clerk) ? 'ownAnswer' : undefined
  const extension = nextExtension(one.kind, one.extended)
  if (!extension) return 'closed'
  if (dayOfInstant(now) > one.dueDay) return 'overdue'
  const isApproved = plain(approvedBy) !== '' && plain(approvedBy) !== plain(clerk) && !isComplainedOf(one, approvedBy)
  return extension.approved && !isApproved ? 'approvalMissing' : undefined
}

/** What is put on the message board. */
export interface Publication {
  readonly caseNo: string
  readonly clerk: string
  /** The message and the answer in the bank's wording. */
  readonly question: string
  readonly reply: string
}

/** Puts a text up, notes who did, and tells its writer what stands there now; the same text once more changes nothing. */
async function putUp(
  tx: Tx,
  one: Case,
  { question, reply, clerk, now }: Omit<Publication, 'caseNo'> & { readonly now: number },
): Promise<void> {
  const { caseNo } = one
  const [before] = await tx.select().from(caseNotes).where(eq(caseNotes.caseNo, caseNo))
  if (before?.question === question && before.reply === reply) return
  const note = { question, reply, publishedAt: now }
  await tx
    .insert(caseNotes)
    .values({ caseNo, ...note })
    .onConflictDoUpdate({ target: caseNotes.caseNo, set: note })
  await noteStep(tx, one, { step: 'PUBLISHED', by: 'staff', text: `${question}\n\n答复：${reply}`, clerk, at: now })
}

/** Puts an answered message on the board, if its customer agreed; once more, it replaces what stood there. */
export async function publishCase(tx: Tx, given: Publication, now: number): Promise<Result<void, DeskProblem>> {
  const { customers } = schema
  const [whose] = await tx
    .select({ customerId: cases.customerId, realName: customers.realName })
    .from(cases)
    .innerJoin(customers, eq(customers.id, cases.customerId))
    .where(and(eq(cases.caseNo, given.caseNo), eq(cases.kind, 'MESSAGE')))
  if (!whose) return fail('unknown')
  await lockCustomer(tx, whose.customerId)
  const [one] = await tx.select().from(cases).where(eq(cases.caseNo, given.caseNo))
  if (!one?.mayPublish) return fail('notAgreed')
  if (one.state !== 'REPLIED' && one.state !== 'CLOSED') return fail('closed')
  const [question, reply] = [tidyCaseText(given.question), tidyCaseText(given.reply)]
  for (const text of [question, reply]) {
    if (caseTextProblem(text, CASE_LIMITS.reply) !== undefined) return fail('textMissing')
    const problem = boardProblem(text, whose.realName ?? '')
    if (problem !== undefined) return fail(problem)
  }
  await putUp(tx, one, { question, reply, clerk: given.clerk, now })
  return ok(undefined)
}
