import { and, eq, inArray } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { statements } from './tables'

/** Documents can be fetched no more; that they were issued can still be verified. */
export const statementClosing: ClosureChecks = {
  find: async (on, { customerId }) =>
    finding(
      'statements',
      await on.$count(
        statements,
        and(eq(statements.customerId, customerId), inArray(statements.state, ['PREPARING', 'READY'])),
      ),
    ),
}
