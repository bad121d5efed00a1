import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { BATCH_SIZE } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { LAST_DAY, lockPayout } from './items'
import type { Payout } from './items'
import { lockMoneyOf, movePayout } from './move'
import { specialBatches, specialItems } from './tables'

/** Gives back to their payers what nobody claimed until the end of the last day. What is being sent is decided first. */
export const returnSpecial: DayEndStep = {
  async run(tx, { day, at }) {
    const over = await tx
      .select({ itemId: specialItems.itemId })
      .from(specialItems)
      .innerJoin(specialBatches, eq(specialBatches.batchId, specialItems.batchId))
      // Its own last day is never before its batch's, by which they are found.
      .where(
        and(
          inArray(specialItems.state, ['LISTED', 'VERIFIED']),
          lte(specialBatches.claimUntil, day),
          lte(LAST_DAY, day),
        ),
      )
      .orderBy(asc(specialItems.number))
      .limit(BATCH_SIZE)
    const found: Payout[] = []
    for (const { itemId } of over) {
      const locked = await lockPayout(tx, itemId)
      if (locked) found.push(locked)
    }
    await lockMoneyOf(tx, found, { trigger: 'expire', now: at })
    for (const one of found) await movePayout(tx, one, { trigger: 'expire', now: at })
    // What was dealt with is found no more, so there is no cursor to go on from.
    return over.length < BATCH_SIZE ? undefined : over.at(-1)?.itemId
  },
}
