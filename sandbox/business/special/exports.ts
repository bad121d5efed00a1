import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { lastDayOf } from './items'
import { specialBatches, specialItems } from './tables'

/** Payouts that the customer has shown to be theirs. */
const payouts: ExportSection = {
  tables: [specialItems],
  async read(on, { customerId }) {
    const rows = await on
      .select({ item: specialItems, batch: specialBatches })
      .from(specialItems)
      .innerJoin(specialBatches, eq(specialBatches.batchId, specialItems.batchId))
      .where(eq(specialItems.customerId, customerId))
      .orderBy(asc(specialItems.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ item, batch }) => ({
      ...{ payer: batch.payer, title: batch.title, purpose: batch.purpose, claimUntil: lastDayOf({ item, batch }) },
      ...{ amount: item.amount, state: item.state, way: item.way, orderNo: item.orderNo, claimedAt: item.claimedAt },
    }))
  },
}

export const specialExports = { payouts }
