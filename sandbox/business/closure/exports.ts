import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { closures, closureSteps } from './tables'

/** Every time somebody set about closing the account. */
export const closuresExport: ExportSection = {
  tables: [closures, closureSteps],
  read: (on, { customerId }) =>
    on
      .select({
        closureNo: closures.closureNo,
        state: closures.state,
        reason: closures.reason,
        startedAt: closures.startedAt,
        submittedAt: closures.submittedAt,
        endedAt: closures.endedAt,
        amount: closures.amount,
        redPackets: closures.redPackets,
        bankName: closures.bankName,
        cardNo: closures.cardNo,
      })
      .from(closures)
      .where(eq(closures.customerId, customerId))
      .orderBy(asc(closures.startedAt))
      .limit(MAX_EXPORTED),
}
