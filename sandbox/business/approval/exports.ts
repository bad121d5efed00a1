import { desc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { approvals as approvalsTable, approvalSteps as stepsTable } from './tables'

/** What a customer applied for in an enterprise's name, or their own; whom it pays is others' and isn't among it. */
const approvals: ExportSection = {
  tables: [approvalsTable],
  async read(on, { customerId }) {
    const own = eq(approvalsTable.customerId, customerId)
    const rows = await on
      .select()
      .from(approvalsTable)
      .where(own)
      .orderBy(desc(approvalsTable.createdAt))
      .limit(MAX_EXPORTED)
    return rows.map(({ approvalId, kind, state, amount, createdAt }) => ({
      ...{ approvalId, approvalKind: kind, approvalState: state, amount, at: createdAt },
    }))
  },
}

/** What they decided about others' applications. */
const approvalSteps: ExportSection = {
  tables: [stepsTable],
  async read(on, { customerId }) {
    const own = eq(stepsTable.customerId, customerId)
    const rows = await on.select().from(stepsTable).where(own).orderBy(desc(stepsTable.id)).limit(MAX_EXPORTED)
    return rows.map(({ approvalId, decision, comment, at }) => ({ approvalId, decision, comment, at }))
  },
}

export const approvalExports = { approvals, approvalSteps }
