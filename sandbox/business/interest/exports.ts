import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { demandSettlements } from './tables'

const interestSettlements: ExportSection = {
  tables: [demandSettlements],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(demandSettlements)
      .where(eq(demandSettlements.customerId, customerId))
      .orderBy(asc(demandSettlements.through), asc(demandSettlements.accountId))
      .limit(MAX_EXPORTED)
    return rows.map(({ orderNo, memo, fromDay, through, balanceDays, rate, interest }) => ({
      ...{ orderNo: orderNo ?? '', memo, fromDay, through, balanceDays, rate, interest },
    }))
  },
}

export const interestExports = { interestSettlements }
