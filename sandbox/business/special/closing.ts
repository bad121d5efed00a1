import { and, eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { lockPayout } from './items'
import { movePayout } from './move'
import { specialItems } from './tables'

/** What is being sent is awaited; what may be claimed stays the person's, who may show who they are again with another account. */
export const specialClosing: ClosureChecks = {
  find: async (on, { customerId }) => {
    const sending = and(eq(specialItems.customerId, customerId), eq(specialItems.state, 'SENDING'))
    return finding('payouts', await on.$count(specialItems, sending))
  },
  async closed(tx, { customerId, now }) {
    const own = and(eq(specialItems.customerId, customerId), eq(specialItems.state, 'VERIFIED'))
    for (const { itemId } of await tx.select({ itemId: specialItems.itemId }).from(specialItems).where(own)) {
      const found = await lockPayout(tx, itemId)
      if (found) await movePayout(tx, found, { trigger: 'leave', now })
    }
  },
}
