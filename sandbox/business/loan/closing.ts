import { and, eq, gte, isNull } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosingTies } from '@sandbox/kernel/capability'
import { loanVouchers } from './tables'

/** Vouchers that could still be used. */
export const loanClosing: ClosingTies = {
  find: async (on, { customerId, today }) =>
    finding(
      'coupons',
      'lapses',
      await on.$count(
        loanVouchers,
        and(eq(loanVouchers.customerId, customerId), isNull(loanVouchers.usedAt), gte(loanVouchers.validUntil, today)),
      ),
    ),
}
