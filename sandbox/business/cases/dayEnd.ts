import { and, asc, eq, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm'
import { isToEscalate, OPEN_CASE_STATES } from '@/domain/cases/machine'
import { BATCH_SIZE } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import type { Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { findCase, moveCase } from './move'
import { noteStep } from './steps'
import { cases } from './tables'
import type { Case } from './tables'

interface Found {
  readonly caseNo: string
  readonly customerId: string
}

/** Does something about each of the cases that were found, if it still applies once its customer's row is held. */
async function each(
  tx: Tx,
  found: readonly Found[],
  work: (one: Case) => Promise<unknown>,
): Promise<string | undefined> {
  // One order for all locks.
  for (const customerId of [...new Set(found.map((one) => one.customerId))].sort()) await lockCustomer(tx, customerId)
  for (const { caseNo, customerId } of found) {
    const one = await findCase(tx, customerId, caseNo)
    if (one) await work(one)
  }
  // What was dealt with is found no more, so there is no cursor to go on from.
  return found.length < BATCH_SIZE ? undefined : found.at(-1)?.caseNo
}

const { caseNo, customerId, dueDay, escalatedFor, reviewUntil, state } = cases

/** Takes a case to who is above the clerk; the caller holds the customer's row. @param at epoch ms by the bank's clock */
export async function escalate(tx: Tx, one: Case, at: number): Promise<void> {
  const changed = { escalatedFor: one.dueDay }
  await tx.update(cases).set(changed).where(eq(caseNo, one.caseNo))
  await noteStep(tx, { ...one, ...changed }, { step: 'ESCALATED', by: 'bank', at })
}

/** Takes what is due on the day that has begun, or was due before, to who is above the clerk: once for each due day. */
export const escalateCases: DayEndStep = {
  async run(tx, { day, nextDay, at }) {
    const due = await tx
      .select({ caseNo, customerId })
      .from(cases)
      .where(
        and(inArray(state, OPEN_CASE_STATES), lte(dueDay, nextDay), or(isNull(escalatedFor), ne(escalatedFor, dueDay))),
      )
      .orderBy(asc(dueDay), asc(caseNo))
      .limit(BATCH_SIZE)
    return each(tx, due, async (one) => {
      if (isToEscalate(one.state, one.dueDay, day) && one.escalatedFor !== one.dueDay) await escalate(tx, one, at)
    })
  },
}

/** Closes what was answered and not objected to by the last day for it. */
export const closeCases: DayEndStep = {
  async run(tx, { nextDay, at }) {
    const over = await tx
      .select({ caseNo, customerId })
      .from(cases)
      .where(and(eq(state, 'REPLIED'), lt(reviewUntil, nextDay)))
      .orderBy(asc(reviewUntil), asc(caseNo))
      .limit(BATCH_SIZE)
    return each(tx, over, async (one) => {
      if (one.state === 'REPLIED') await moveCase(tx, one, { trigger: 'lapse', by: 'bank', now: at })
    })
  },
}
