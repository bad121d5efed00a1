import { and, eq, gte, isNull } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { loanVouchers } from './tables'

/** Vouchers that could still be used; and loans of the lenders, which are repaid from the account. */
export const loanClosing: ClosureChecks = {
  async ask({ db, services }, customerId) {
    const open = await services.partners.openLoans(db.drizzle, customerId)
    return open === 'unavailable' ? finding('loansUnknown', 1) : finding('loans', open)
  },
  find: async (on, { customerId, today }) =>
    finding(
      'coupons',
      await on.$count(
        loanVouchers,
        and(eq(loanVouchers.customerId, customerId), isNull(loanVouchers.usedAt), gte(loanVouchers.validUntil, today)),
      ),
    ),
}
