import { randomInt } from 'node:crypto'
import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import type { openCase as contract } from '@/contract/cases/openCase'
import { BRAND } from '@/domain/brand'
import { CASE_FACTS, CASES_A_DAY, caseDueDay, OPEN_CASE_STATES, OPEN_CASES } from '@/domain/cases/machine'
import { CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { checkPictures, hasPictures } from './pictures/attach'
import { noteStep } from './steps'
import { cases, caseSteps } from './tables'
import type { Case } from './tables'

type Wanted = RequestOf<typeof contract>

const TODAY = `今日已提交${CASES_A_DAY}件，请明日再提交，紧急情况请致电客服${BRAND.hotline}`

const CASE_SPACE = 1_000_000_000
const LETTERS = { COMPLAINT: 'T', FEEDBACK: 'J', MESSAGE: 'M' } as const

/**
 * Opens a case, or gives the one that this client id has opened; the caller holds the customer's row. Fails with
 * CaseTextInvalid, ClientIdReused, OrderUnknown, CaseTooMany, TooManyTries, and as `checkPictures` does.
 */
export async function takeCase(
  tx: Tx,
  customerId: string,
  given: Wanted,
  now: number,
): Promise<Result<Case, BankError>> {
  const { pictures = [] } = given
  const wanted = { ...given, text: tidyCaseText(given.text), against: tidyCaseText(given.against ?? '') }
  const problem = caseTextProblem(wanted.text, CASE_LIMITS.text)
  if (problem !== undefined) return fail(bankError('CaseTextInvalid'))
  const against = wanted.against === '' ? undefined : caseTextProblem(wanted.against, CASE_LIMITS.against)
  if (against !== undefined)
    return fail(bankError('CaseTextInvalid', `工作人员姓名或工号不超过${CASE_LIMITS.against}字`))
  const before = await openedBy(tx, customerId, given.clientId)
  if (before) {
    const same = before.text === wanted.text && isSame(before.opened, keptOf(wanted))
    const alike = same && (await hasPictures(tx, before.stepId, pictures))
    return alike ? ok(before.opened) : fail(bankError('ClientIdReused'))
  }
  if (!(await ownsOrder(tx, customerId, given.orderNo))) return fail(bankError('OrderUnknown'))
  const tooMany = await tooManyOf(tx, customerId, now)
  if (tooMany) return fail(tooMany)
  const checked = await checkPictures(tx, customerId, pictures)
  if (!checked.ok) return checked
  return ok(await beginCase(tx, customerId, wanted, now))
}

/** What is kept of what was written, besides the text. */
const keptOf = ({ kind, topic, orderNo, against, mayPublish }: Wanted) => ({
  kind,
  topic,
  orderNo: orderNo ?? null,
  // Only who is complained of is kept from seeing it.
  against: CASE_FACTS[kind].reviewed && against !== undefined && against !== '' ? against : null,
  mayPublish: kind === 'MESSAGE' && mayPublish === true,
})

/** Whether a case is what was written. */
const isSame = (opened: Case, kept: ReturnType<typeof keptOf>): boolean =>
  opened.kind === kept.kind &&
  opened.topic === kept.topic &&
  opened.orderNo === kept.orderNo &&
  opened.against === kept.against &&
  opened.mayPublish === kept.mayPublish

/** The case that a client id has opened, its text, and the step that has it. */
async function openedBy(on: Queryable, customerId: string, clientId: string) {
  const [found] = await on
    .select({ opened: cases, text: caseSteps.text, stepId: caseSteps.id })
    .from(cases)
    .innerJoin(caseSteps, and(eq(caseSteps.caseNo, cases.caseNo), eq(caseSteps.step, 'RECEIVED')))
    .where(and(eq(cases.customerId, customerId), eq(cases.clientId, clientId)))
  return found
}

/** Whether an order is the customer's own; true of none. */
export async function ownsOrder(on: Queryable, customerId: string, orderNo: string | undefined): Promise<boolean> {
  if (orderNo === undefined) return true
  const { orders } = schema
  const own = and(eq(orders.id, orderNo), eq(orders.customerId, customerId))
  return (await on.select({ id: orders.id }).from(orders).where(own)).length > 0
}

/** Too many that wait, to which something may be added, or too many today, which passes tomorrow. */
export async function tooManyOf(on: Queryable, customerId: string, now: number): Promise<BankError | undefined> {
  const own = eq(cases.customerId, customerId)
  const [open] = await on
    .select({ found: count() })
    .from(cases)
    .where(and(own, inArray(cases.state, OPEN_CASE_STATES)))
  if ((open?.found ?? 0) >= OPEN_CASES) return bankError('CaseTooMany')
  const [today] = await on
    .select({ found: count() })
    .from(cases)
    .where(and(own, gte(cases.openedAt, instantOf(dayOfInstant(now)))))
  return (today?.found ?? 0) >= CASES_A_DAY ? bankError('TooManyTries', TODAY) : undefined
}

/** Opens a case without looking at how many there are; its pictures were checked. @param now epoch ms by the bank's clock */
export async function beginCase(tx: Tx, customerId: string, wanted: Wanted, now: number): Promise<Case> {
  const { clientId, kind, text, pictures } = wanted
  const day = dayOfInstant(now)
  const [opened] = await tx
    .insert(cases)
    .values({
      caseNo: `${LETTERS[kind]}${day}${String(randomInt(CASE_SPACE)).padStart(9, '0')}`,
      customerId,
      clientId,
      ...keptOf(wanted),
      state: 'RECEIVED',
      openedAt: now,
      dueDay: caseDueDay(kind, day, 0),
    })
    .returning()
  if (!opened) throw new Error('a case was not kept')
  await noteStep(tx, opened, { step: 'RECEIVED', by: 'customer', text, pictures, at: now })
  return opened
}
