import { and, eq, sql } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { TimelinePart } from '@sandbox/kernel/timeline'

const { accounts } = schema

/** The day the account was opened, from which on everything else is. */
export const accountOpened: TimelinePart = async (on, ask) => {
  const { follows, order } = timelineOrder(accounts.openedAt, sql`'account-opened'`, ask)
  const rows = await on
    .select({ openedAt: accounts.openedAt })
    .from(accounts)
    .where(and(eq(accounts.customerId, ask.customerId), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ openedAt }) => ({
    at: openedAt,
    entryId: 'account-opened',
    group: 'ACCOUNT',
    title: '开立电子账户',
    about: { subject: 'wallet' },
  }))
}
