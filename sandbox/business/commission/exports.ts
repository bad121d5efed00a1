import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { commissions, commissionSettlements } from './tables'

/** Commissions as their owner reads them: by whose orders they accrued is that customer's own. */
const earned: ExportSection = {
  tables: [commissions],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(commissions)
      .where(eq(commissions.customerId, customerId))
      .orderBy(asc(commissions.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ commissionId, level, base, rate, amount, state, accruedDay, reason }) => ({
      ...{ commissionId, level, base, rate, amount, state, accruedDay, reason },
    }))
  },
}

const settled: ExportSection = {
  tables: [commissionSettlements],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(commissionSettlements)
      .where(eq(commissionSettlements.customerId, customerId))
      .orderBy(asc(commissionSettlements.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ settlementId, month, gross, tax, net, state, payDay, paidAt }) => ({
      ...{ settlementId, month, gross, tax, net, state, payDay, paidAt },
    }))
  },
}

export const commissionExports = {
  commissions: earned,
  commissionSettlements: settled,
} satisfies Readonly<Record<string, ExportSection>>
