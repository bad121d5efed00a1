import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { finding } from '@/domain/closure/checks'
import { reversibleFrom } from '@/domain/transfer/asking'
import { TRANSFER_UNSETTLED } from '@/domain/transfer/machine'
import { calendar } from '@sandbox/kernel/calendar'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { readPaySecurity } from './paySecurity'
import { transfers } from './tables'

const follower = alias(transfers, 'follower')

/** What is under way is awaited, what a card's bank may still take back is kept, what is owed is paid. */
export const transferClosing: ClosureChecks = {
  async find(on, { customerId, now }) {
    const { stoppedAt } = await readPaySecurity(on, customerId, now)
    const own = eq(transfers.customerId, customerId)
    const followed = on
      .select({ one: sql`1` })
      .from(follower)
      .where(eq(follower.originNo, transfers.orderNo))
    const unsettled = and(own, inArray(transfers.state, [...TRANSFER_UNSETTLED]))
    const incoming = and(
      own,
      eq(transfers.direction, 'IN'),
      eq(transfers.state, 'SUCCEEDED'),
      isNull(transfers.originNo),
      gt(transfers.settledAt, reversibleFrom(calendar, now)),
      notExists(followed),
    )
    const owed = and(own, eq(transfers.state, 'REVERSED'), lt(transfers.covered, transfers.amount))
    return [
      ...finding('transfers', await on.$count(transfers, unsettled)),
      ...finding('recentIncoming', await on.$count(transfers, incoming)),
      ...finding('reversal', await on.$count(transfers, owed)),
      // The order to close pays out, which a stop of payments refuses.
      ...finding('stopped', stoppedAt === undefined ? 0 : 1),
    ]
  },
}
