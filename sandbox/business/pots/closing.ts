import { and, eq, isNull } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { potBalances, potsOf } from './pots'
import { pots } from './tables'

/**
 * Pots with money or a rule that would bring some keep the account open: their owner closes them first, each by one tap, and sees
 * where the money went. Empty ones end with the account.
 */
export const potsClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const balances = await potBalances(on, customerId)
    const open = await potsOf(on, customerId)
    const used = open.filter((pot) => balances.has(pot.potId) || pot.monthlyAmount > 0 || pot.takesInterest)
    return finding('pots', used.length)
  },
  closed: async (tx, { customerId, now }) => {
    await tx
      .update(pots)
      .set({ closedAt: now })
      .where(and(eq(pots.customerId, customerId), isNull(pots.closedAt)))
  },
}
