import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm'
import { BATCH_SIZE } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { advisoryLock } from '@sandbox/kernel/db/advisoryLock'
import { declineAll, lapseServed } from './appointments'
import { moveRelation } from './graph'
import { marketers, relations } from './tables'

/** What was dealt with is found no more, so there is no cursor to go on from. */
const goesOn = (found: number): string | undefined => (found < BATCH_SIZE ? undefined : 'again')

/** Lets invitations lapse whose invitee has no account in time. */
export const lapseRelations: DayEndStep = {
  async run(tx, { day, at }) {
    await advisoryLock(tx, 'referral')
    const over = await tx
      .select()
      .from(relations)
      .where(and(eq(relations.state, 'BOUND'), lte(relations.openUntil, day)))
      .orderBy(asc(relations.openUntil), asc(relations.number))
      .limit(BATCH_SIZE)
    for (const one of over) await moveRelation(tx, one, 'lapse', at)
    return goesOn(over.length)
  },
}

/** Lets appointments lapse that nobody answered, or noted as done. */
export const lapseAppointments: DayEndStep = {
  run: async (tx, { day, at }) => goesOn(await lapseServed(tx, day, at, BATCH_SIZE)),
}

/** Ends marketers whose time is over; from their last day on they count as ended anyway. */
export const endMarketers: DayEndStep = {
  async run(tx, { nextDay, at }) {
    const over = and(inArray(marketers.state, ['ACTIVE', 'SUSPENDED']), lt(marketers.until, nextDay))
    const ended = await tx.update(marketers).set({ state: 'ENDED' }).where(over).returning()
    for (const { salesId } of ended) await declineAll(tx, salesId, at)
    return undefined
  },
}
