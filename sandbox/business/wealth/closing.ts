import { and, eq, gt, inArray } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import { ZERO_FEN } from '@/domain/money/fen'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { ORDERS } from './kinds'
import { wealthHoldings } from './tables'

const KINDS = Object.keys(ORDERS) as (keyof typeof ORDERS)[]

/** Shares are redeemed, and what was ordered is settled, before the account is closed. */
export const wealthClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const { orders } = schema
    const own = eq(orders.customerId, customerId)
    const pending = and(own, eq(orders.status, 'pending'), inArray(orders.kind, KINDS))
    const held = and(eq(wealthHoldings.customerId, customerId), gt(wealthHoldings.shares, ZERO_FEN))
    return [
      ...finding('holdings', 'blocks', await on.$count(wealthHoldings, held)),
      ...finding('orders', 'blocks', await on.$count(orders, pending)),
    ]
  },
}
