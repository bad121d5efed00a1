import { and, eq } from 'drizzle-orm'
import type { ClosingTies } from '@sandbox/kernel/capability'
import { hideCase } from './move'
import { cases } from './tables'

/**
 * A complaint keeps nobody from leaving, and who has left is still answered, by the hotline; but nobody could take a text from
 * the board any more, so it goes.
 */
export const casesClosing: ClosingTies = {
  find: async () => [],
  async closed(tx, { customerId }) {
    const agreed = and(eq(cases.customerId, customerId), eq(cases.mayPublish, true))
    for (const { caseNo } of await tx.select({ caseNo: cases.caseNo }).from(cases).where(agreed))
      await hideCase(tx, caseNo)
  },
}
