import { eq } from 'drizzle-orm'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { advisoryLock } from '@sandbox/kernel/db/advisoryLock'
import { cancelAll, declineAll } from './appointments'
import { endEligibility } from './eligibility'
import { endOf } from './graph'
import { marketers } from './tables'

/** Nothing here keeps an account open. What it has ends with it: relations, appointments, the right to promote. */
export const referralClosing: ClosureChecks = {
  find: () => Promise.resolve([]),
  lock: (tx) => advisoryLock(tx, 'referral'),
  async closed(tx, { customerId, now }) {
    await endOf(tx, customerId, now)
    await cancelAll(tx, customerId, now)
    await endEligibility(tx, customerId, now)
    const ended = tx.update(marketers).set({ state: 'ENDED' }).where(eq(marketers.customerId, customerId))
    for (const { salesId } of await ended.returning()) await declineAll(tx, salesId, now)
  },
}
