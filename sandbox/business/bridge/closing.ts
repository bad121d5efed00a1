import { eq } from 'drizzle-orm'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { authorisationsAtClosing } from './authorisations'
import { cacheValues } from './tables'

/** What pages kept for themselves, and partners' orders that wait. */
export const bridgeClosing: ClosureChecks = {
  find: (on, subject) => authorisationsAtClosing.find(on, subject),
  async closed(tx, subject) {
    await authorisationsAtClosing.closed?.(tx, subject)
    await tx.delete(cacheValues).where(eq(cacheValues.owner, subject.customerId))
  },
}
