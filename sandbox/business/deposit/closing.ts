import { and, eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { holdings } from './tables'

/** A deposit is withdrawn or matures before its account is closed. */
export const depositClosing: ClosureChecks = {
  find: async (on, { customerId }) =>
    finding(
      'holdings',
      await on.$count(holdings, and(eq(holdings.customerId, customerId), eq(holdings.status, 'open'))),
    ),
}
