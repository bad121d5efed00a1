import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { CaseActor } from '@/domain/cases/machine'
import type { CaseStep } from '@/domain/cases/said'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { caseSteps } from './tables'
import type { Case } from './tables'
import { tellCase } from './tell'

/** Something that happened to a case. */
export interface NewStep {
  readonly step: CaseStep
  readonly by: CaseActor
  /** What was written. */
  readonly text?: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly at: number
}

/** Notes a step of a case that stands as it does after it, and tells its customer. */
export async function noteStep(tx: Tx, one: Case, { step, by, text, at }: NewStep): Promise<void> {
  const { caseNo, customerId, kind } = one
  const [noted] = await tx
    .insert(caseSteps)
    .values({ caseNo, customerId, step, by, text, at })
    .returning({ id: caseSteps.id })
  if (!noted) throw new Error('a step was not kept')
  await recordEvent(tx, at, 'case', { customerId, detail: { caseNo, kind, step, by } })
  await tellCase(tx, one, { id: noted.id, step, at })
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

/** How often its customer has added to a case. */
export async function additionsTo(on: Queryable, caseNo: string): Promise<number> {
  const [found] = await on
    .select({ added: count() })
    .from(caseSteps)
    .where(and(eq(caseSteps.caseNo, caseNo), eq(caseSteps.step, 'ADDED')))
  return found?.added ?? 0
}
