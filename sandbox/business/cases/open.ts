import { randomInt } from 'node:crypto'
import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import type { openCase as contract } from '@/contract/cases/openCase'
import { CASE_FACTS, CASES_A_DAY, caseDueDay, OPEN_CASE_STATES, OPEN_CASES } from '@/domain/cases/machine'
import { CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { noteStep } from './steps'
import { cases, caseSteps } from './tables'
import type { Case } from './tables'

type Wanted = RequestOf<typeof contract>

const CASE_SPACE = 1_000_000_000
const LETTERS = { COMPLAINT: 'T', FEEDBACK: 'J', MESSAGE: 'M' } as const

/**
 * Opens a case, or gives the one that this client id has opened; the caller holds the customer's row. Fails with
 * CaseTextInvalid, ClientIdReused, OrderUnknown, CaseTooMany.
 */
export async function takeCase(
  tx: Tx,
  customerId: string,
  given: Wanted,
  now: number,
): Promise<Result<Case, BankError>> {
  const wanted = { ...given, text: tidyCaseText(given.text), against: tidyCaseText(given.against ?? '') }
  const problem = caseTextProblem(wanted.text, CASE_LIMITS.text)
  if (problem !== undefined) return fail(bankError('CaseTextInvalid'))
  const against = wanted.against === '' ? undefined : caseTextProblem(wanted.against, CASE_LIMITS.against)
  if (against !== undefined)
    return fail(bankError('CaseTextInvalid', `工作人员姓名或工号不超过${CASE_LIMITS.against}字`))
  const before = await openedBy(tx, customerId, given.clientId)
  if (before)
    return before.text === wanted.text && before.opened.kind === given.kind
      ? ok(before.opened)
      : fail(bankError('ClientIdReused'))
  if (!(await ownsOrder(tx, customerId, given.orderNo))) return fail(bankError('OrderUnknown'))
  if (await hasTooMany(tx, customerId, now)) return fail(bankError('CaseTooMany'))
  return ok(await beginCase(tx, customerId, wanted, now))
}

/** The case that a client id has opened, and its text. */
async function openedBy(on: Queryable, customerId: string, clientId: string) {
  const [found] = await on
    .select({ opened: cases, text: caseSteps.text })
    .from(cases)
    .innerJoin(caseSteps, and(eq(caseSteps.caseNo, cases.caseNo), eq(caseSteps.step, 'RECEIVED')))
    .where(and(eq(cases.customerId, customerId), eq(cases.clientId, clientId)))
  return found
}

async function ownsOrder(on: Queryable, customerId: string, orderNo: string | undefined): Promise<boolean> {
  if (orderNo === undefined) return true
  const { orders } = schema
  const own = and(eq(orders.id, orderNo), eq(orders.customerId, customerId))
  return (await on.select({ id: orders.id }).from(orders).where(own)).length > 0
}

async function hasTooMany(on: Queryable, customerId: string, now: number): Promise<boolean> {
  const own = eq(cases.customerId, customerId)
  const [open] = await on
    .select({ found: count() })
    .from(cases)
    .where(and(own, inArray(cases.state, OPEN_CASE_STATES)))
  if ((open?.found ?? 0) >= OPEN_CASES) return true
  const [today] = await on
    .select({ found: count() })
    .from(cases)
    .where(and(own, gte(cases.openedAt, instantOf(dayOfInstant(now)))))
  return (today?.found ?? 0) >= CASES_A_DAY
}

/** Opens a case without looking at how many there are. @param now epoch ms by the bank's clock */
export async function beginCase(
  tx: Tx,
  customerId: string,
  { clientId, kind, topic, text, orderNo, against, mayPublish }: Wanted,
  now: number,
): Promise<Case> {
  const day = dayOfInstant(now)
  const [opened] = await tx
    .insert(cases)
    .values({
      caseNo: `${LETTERS[kind]}${day}${String(randomInt(CASE_SPACE)).padStart(9, '0')}`,
      customerId,
      clientId,
      kind,
      topic,
      state: 'RECEIVED',
      orderNo,
      // Only who is complained of is kept from seeing it.
      against: CASE_FACTS[kind].reviewed && against !== '' ? against : undefined,
      mayPublish: kind === 'MESSAGE' && mayPublish === true,
      openedAt: now,
      dueDay: caseDueDay(kind, day, 0),
    })
    .returning()
  if (!opened) throw new Error('a case was not kept')
  await noteStep(tx, opened, { step: 'RECEIVED', by: 'customer', text, at: now })
  return opened
}
