import { and, eq, inArray } from 'drizzle-orm'
import { OWED_COMMISSION } from '@/domain/commission/machine'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { clawBack, holdOf } from './move'
import { commissions } from './tables'

/** What is owed is paid before the account is closed; what isn't confirmed yet lapses. */
export const commissionClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const own = eq(commissions.customerId, customerId)
    const owed = await on.$count(commissions, and(own, inArray(commissions.state, OWED_COMMISSION)))
    const waiting = await on.$count(commissions, and(own, eq(commissions.state, 'ACCRUED')))
    return [...finding('commissions', owed), ...finding('accruedCommissions', waiting)]
  },
  async lock(tx, { customerId }) {
    await holdOf(tx, customerId, 'ACCRUED')
  },
  async closed(tx, { customerId, now }) {
    await clawBack(tx, await holdOf(tx, customerId, 'ACCRUED'), 'ACCOUNT_CLOSED', now)
  },
}
