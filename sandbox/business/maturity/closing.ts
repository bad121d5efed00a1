import { and, eq, inArray, ne } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import { holdings } from '@sandbox/business/deposit'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { maturityInstructions } from './tables'

/** What is to be done with a deposit that is still open; paying it out is what closing wants anyway. */
export const maturityClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const open = on
      .select({ seqNo: holdings.seqNo })
      .from(holdings)
      .where(and(eq(holdings.customerId, customerId), eq(holdings.status, 'open')))
    const given = and(
      eq(maturityInstructions.customerId, customerId),
      ne(maturityInstructions.instruction, 'PAY_OUT'),
      inArray(maturityInstructions.seqNo, open),
    )
    return finding('maturityInstructions', await on.$count(maturityInstructions, given))
  },
}
