import { and, eq, inArray, isNull, lt, lte, notExists } from 'drizzle-orm'
import { LAPSES } from '@/domain/closure/machine'
import { dayOfInstant } from '@/domain/dates/instant'
import type { JobBank } from '@sandbox/kernel/scope'
import { schema } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { tryEach } from '@sandbox/kernel/tryEach'
import { closureCalled, isLapsed, moveClosure } from './closures'
import { settleClosure } from './settle'
import { closures, formerCustomers } from './tables'
import { notifyUndecided } from './notify'

/** The work of every minute: what waits for a card's bank goes on, what waited too long for its owner ends. */
export async function settleClosures(bank: JobBank): Promise<void> {
  const { closureNo, state, expiresAt } = closures
  const on = bank.db.drizzle
  const working = await on
    .select({ closureNo })
    .from(closures)
    .where(inArray(state, ['SUBMITTED', 'PAYING_OUT']))
  const late = await on
    .select({ closureNo })
    .from(closures)
    .where(and(inArray(state, [...LAPSES]), lte(expiresAt, bank.realNow())))
  await tryEach(
    [
      ...working.map((one) => () => settleClosure(bank, one.closureNo)),
      ...late.map((one) => () => endLapsed(bank, one.closureNo)),
    ],
    (settle) => settle(),
  )
}

async function endLapsed(bank: JobBank, closureNo: string): Promise<void> {
  const moment = { now: await bank.businessNow(), realNow: bank.realNow() }
  await bank.db.transaction(async (tx) => {
    const found = await closureCalled(tx, closureNo)
    if (!found) return
    await lockCustomer(tx, found.customerId)
    const closure = await closureCalled(tx, closureNo)
    if (!closure || !isLapsed(closure, moment.realNow)) return
    const lapsed = await moveClosure(tx, closure, 'lapsed', moment)
    if (lapsed && closure.state === 'REVIEW') await notifyUndecided(tx, lapsed, moment)
  })
}

/** Forgets who had an account once the law has it kept no longer, and the bank owes them nothing. */
export async function forgetFormer({ db, businessNow }: Pick<JobBank, 'db' | 'businessNow'>): Promise<void> {
  const today = dayOfInstant(await businessNow())
  const { closedCredits } = schema
  const owed = db.drizzle
    .select({ id: closedCredits.id })
    .from(closedCredits)
    .where(and(eq(closedCredits.customerId, formerCustomers.customerId), isNull(closedCredits.paidAt)))
  await db.drizzle.delete(formerCustomers).where(and(lt(formerCustomers.keepUntil, today), notExists(owed)))
}
