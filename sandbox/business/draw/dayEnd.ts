import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { ADDRESS_KEPT_DAYS, RECEIVED_AFTER_DAYS } from '@/domain/points/mall'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { prizeParcels } from './tables'

/** What was sent long enough ago counts as received, and addresses go when nothing is on its way to them. */
export const settleParcels: DayEndStep = {
  async run(tx, { nextDay, at }) {
    const sentBefore = lt(prizeParcels.shippedAt, instantOf(addDays(nextDay, -RECEIVED_AFTER_DAYS)))
    await tx
      .update(prizeParcels)
      .set({ state: 'DELIVERED', endedAt: at })
      .where(and(eq(prizeParcels.state, 'SHIPPED'), sentBefore))
    const over = lt(prizeParcels.endedAt, instantOf(addDays(nextDay, -ADDRESS_KEPT_DAYS)))
    await tx
      .update(prizeParcels)
      .set({ delivery: null })
      .where(and(isNotNull(prizeParcels.delivery), over))
    return undefined
  },
}
