import { and, eq, isNull } from 'drizzle-orm'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { boundCards, settlementCards } from './tables'

/** No card stays bound to an account that isn't there. */
export const cardClosing: ClosureChecks = {
  find: async () => [],
  async closed(tx, { customerId, now }) {
    const bound = and(eq(boundCards.customerId, customerId), isNull(boundCards.unboundAt))
    await tx.update(boundCards).set({ unboundAt: now, isDefault: false }).where(bound)
    await tx.delete(settlementCards).where(eq(settlementCards.customerId, customerId))
  },
}
