import { and, eq, gte, isNull } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosingTies } from '@sandbox/kernel/capability'
import { coupons } from './tables'

/** Coupons that could still be used. */
export const voucherClosing: ClosingTies = {
  find: async (on, { customerId, today }) =>
    finding(
      'coupons',
      'lapses',
      await on.$count(
        coupons,
        and(eq(coupons.customerId, customerId), isNull(coupons.usedAt), gte(coupons.validUntil, today)),
      ),
    ),
}
