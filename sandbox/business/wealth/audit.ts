import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const wealthAudit: LedgerAudit = {
  accountKinds: ['shares', 'subscriptions', 'redeeming'],
  expected: sql`
    SELECT 'shares:' || customer_id AS account_id, sum(shares)::bigint AS total
    FROM wealth_holdings GROUP BY customer_id
    UNION ALL
    SELECT 'subscriptions:' || customer_id, sum(amount)::bigint FROM orders
    WHERE status = 'pending' AND kind = 'wealthSubscription' GROUP BY customer_id
    UNION ALL
    SELECT 'redeeming:' || customer_id, sum(amount)::bigint FROM orders
    WHERE status = 'pending' AND kind = 'wealthRedemption' GROUP BY customer_id`,
}
