import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import { addDays } from '@/domain/dates/day'
import { ZERO_FEN } from '@/domain/money/fen'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { ORDERS } from './kinds'
import { wealthHoldings } from './tables'

const KINDS = Object.keys(ORDERS) as (keyof typeof ORDERS)[]

/**
 * Shares are redeemed, what was ordered is settled, and what shares that were redeemed since midnight earned until then is
 * credited, before the account is closed.
 */
export const wealthClosing: ClosureChecks = {
  async find(on, { customerId, today }) {
    const { orders } = schema
    const own = eq(orders.customerId, customerId)
    const pending = and(own, eq(orders.status, 'pending'), inArray(orders.kind, KINDS))
    const mine = eq(wealthHoldings.customerId, customerId)
    const held = and(mine, gt(wealthHoldings.shares, ZERO_FEN))
    const fast = and(own, eq(orders.kind, 'wealthFastRedemption'), eq(orders.tradeDay, today))
    const redeemed = on.select({ seqNo: orders.seqNo }).from(orders).where(fast)
    const uncredited = or(isNull(wealthHoldings.incomeThrough), lt(wealthHoldings.incomeThrough, addDays(today, -1)))
    const earning = and(mine, uncredited, inArray(wealthHoldings.seqNo, redeemed))
    return [
      ...finding('holdings', await on.$count(wealthHoldings, held)),
      ...finding('orders', (await on.$count(orders, pending)) + (await on.$count(wealthHoldings, earning))),
    ]
  },
}
