import { and, eq, gte, isNull } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { coupons, vouchers } from './tables'

/** Coupons and vouchers that could still be used; the merchant takes no voucher of who has left. */
export const voucherClosing: ClosureChecks = {
  find: async (on, { customerId, today }) => [
    ...finding(
      'coupons',
      await on.$count(
        coupons,
        and(eq(coupons.customerId, customerId), isNull(coupons.usedAt), gte(coupons.validUntil, today)),
      ),
    ),
    ...finding(
      'coupons',
      await on.$count(
        vouchers,
        and(eq(vouchers.customerId, customerId), eq(vouchers.state, 'ISSUED'), gte(vouchers.validUntil, today)),
      ),
    ),
  ],
  closed: async (tx, { customerId }) => {
    const open = and(eq(vouchers.customerId, customerId), eq(vouchers.state, 'ISSUED'))
    await tx.update(vouchers).set({ state: 'REVOKED', shownAt: null }).where(open)
  },
}
