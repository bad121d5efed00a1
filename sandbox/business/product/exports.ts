import { desc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { agreementCodes } from './tables'

/** What was agreed on with the customer, without the code itself: whoever reads the file could type it. */
export const exportedCodes: ExportSection = {
  tables: [agreementCodes],
  read: (on, { customerId }) =>
    on
      .select({
        productType: agreementCodes.productType,
        appointRate: agreementCodes.rate,
        floorBalance: agreementCodes.floorBalance,
        term: agreementCodes.term,
        termType: agreementCodes.termType,
        lastDay: agreementCodes.lastDay,
        issuedBy: agreementCodes.issuedBy,
        issuedAt: agreementCodes.issuedAt,
        redeemedAt: agreementCodes.redeemedAt,
        usedAt: agreementCodes.usedAt,
      })
      .from(agreementCodes)
      .where(eq(agreementCodes.customerId, customerId))
      .orderBy(desc(agreementCodes.number))
      .limit(MAX_EXPORTED),
}
