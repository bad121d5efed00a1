import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { CaseActor } from '@/domain/cases/machine'
import type { CaseStep } from '@/domain/cases/labels'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { attachPictures } from './pictures/attach'
import { caseSteps } from './tables'
import type { Case } from './tables'
import { notifyCase } from './notify'

/** Something that happened to a case. */
export interface NewStep {
  readonly step: CaseStep
  readonly by: CaseActor
  /** What was written. */
  readonly text?: string | undefined
  /** What its customer sent with it: ids that were checked. */
  readonly pictures?: readonly string[] | undefined
  /** Of what its customer does: the app's id, which does it once. */
  readonly clientId?: string | undefined
  /** Of the staff: who did it, and who else let it be; kept for the bank, told to nobody. */
  readonly clerk?: string | undefined
  readonly approvedBy?: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly at: number
}

/** Notes a step of a case that stands as it does after it, and tells its customer. */
export async function noteStep(tx: Tx, one: Case, { pictures = [], ...done }: NewStep): Promise<void> {
  const { step, by, at } = done
  const { caseNo, customerId, kind } = one
  const [noted] = await tx
    .insert(caseSteps)
    .values({ caseNo, customerId, ...done })
    .returning({ id: caseSteps.id })
  if (!noted) throw new Error('a step was not kept')
  await attachPictures(tx, customerId, noted.id, pictures)
  await recordEvent(tx, at, 'case', { customerId, detail: { caseNo, kind, step, by, stepId: noted.id } })
  await notifyCase(tx, one, { id: noted.id, step, by, at })
}

/** The courses of cases, the first step first. */
export const stepsOf = (on: Queryable, numbers: readonly string[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : on
        .select()
        .from(caseSteps)
        .where(inArray(caseSteps.caseNo, [...numbers]))
        .orderBy(asc(caseSteps.id))

/** The step that a customer's client id has made, about whichever case. */
export async function stepBy(on: Queryable, customerId: string, clientId: string) {
  const [found] = await on
    .select()
    .from(caseSteps)
    .where(and(eq(caseSteps.customerId, customerId), eq(caseSteps.clientId, clientId)))
  return found
}

/** How often its customer has added to a case. */
export async function additionsTo(on: Queryable, caseNo: string): Promise<number> {
  const [found] = await on
    .select({ added: count() })
    .from(caseSteps)
    .where(and(eq(caseSteps.caseNo, caseNo), eq(caseSteps.step, 'ADDED')))
  return found?.added ?? 0
}
