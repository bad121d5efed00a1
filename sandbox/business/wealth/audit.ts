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
  violations: sql`
    SELECT 'position earned what was credited', h.seq_no::text, h.accumulated_income || ' and ' || coalesce(sum(c.amount), 0)
    FROM wealth_holdings h
    LEFT JOIN wealth_income_credits c ON c.customer_id = h.customer_id AND c.product_type = h.product_type
    GROUP BY h.customer_id, h.product_type, h.seq_no, h.accumulated_income
    HAVING h.accumulated_income <> coalesce(sum(c.amount), 0)`,
}
