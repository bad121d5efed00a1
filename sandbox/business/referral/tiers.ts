import { sql } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryTier } from '@/contract/referral/queryTier'
import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { firstDay, monthOf } from '@/domain/dates/month'
import { bookableDays } from '@/domain/referral/served'
import { averageOf, TIER_FACTS, tierOf } from '@/domain/referral/tier'
import { calendar } from '@sandbox/kernel/calendar'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'

/** What a customer has at the bank: the electronic account with its pots, deposits and shares, also where they are on their way. */
const ASSETS = ['wallet', 'frozen', 'outgoing', 'deposits', 'subscriptions', 'shares', 'redeeming', 'sub', 'pot']

/** A customer's tier of the month: by last month's average, from the ledger itself, so that it is the same all month. */
export async function tierOn(on: Queryable, customerId: string, today: Day): Promise<ResponseOf<typeof queryTier>> {
  const thisMonth = firstDay(monthOf(today))
  const to = addDays(thisMonth, -1)
  const from = firstDay(monthOf(to))
  const changes = await rowsOf<{ day: string; amount: number }>(
    on,
    sql`SELECT greatest(t.day, ${addDays(from, -1)}) AS day, sum(e.amount)::float8 AS amount
        FROM ledger_accounts a
        JOIN ledger_entries e ON e.account_id = a.id
        JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE a.customer_id = ${customerId} AND a.kind = ANY(string_to_array(${ASSETS.join(' ')}, ' '))
          AND t.day <= ${to}
        GROUP BY 1`,
  )
  const average = averageOf(
    changes.map((change) => ({ day: day(change.day), amount: Number(change.amount) })),
    from,
    to,
  )
  const tier = tierOf(average)
  const bookable = [...bookableDays(calendar, today, TIER_FACTS[tier].bookAhead)]
  return { tier, average, from, to, bookable, next: firstDay(monthOf(addDays(thisMonth, 31))) }
}
