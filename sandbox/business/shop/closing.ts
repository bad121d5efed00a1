import { eq } from 'drizzle-orm'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { shops } from './tables'

/** A shop keeps nobody from leaving; it is seen no more. */
export const shopClosing: ClosureChecks = {
  find: () => Promise.resolve([]),
  async closed(tx, { customerId }) {
    await tx.update(shops).set({ open: false }).where(eq(shops.customerId, customerId))
  },
}
