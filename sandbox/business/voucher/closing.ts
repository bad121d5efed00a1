import { and, count, eq, gte, isNull } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { holdings } from '../deposit'
import { isBonusDue } from './dayEnd'
import { coupons, vouchers } from './tables'

/** How many bonuses the next day’s end pays: of deposits withdrawn on their last day, before they were processed. */
async function bonusesDue(on: Queryable, customerId: string): Promise<number> {
  const [due] = await on
    .select({ count: count() })
    .from(coupons)
    .innerJoin(holdings, eq(holdings.seqNo, coupons.seqNo))
    .where(and(eq(coupons.customerId, customerId), isBonusDue))
  return due?.count ?? 0
}

/**
 * Coupons and vouchers that could still be used; the merchant takes no voucher of who has left. A bonus that was earned is paid
 * before the account is closed.
 */
export const voucherClosing: ClosureChecks = {
  find: async (on, { customerId, today }) => [
    ...finding('orders', await bonusesDue(on, customerId)),
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
