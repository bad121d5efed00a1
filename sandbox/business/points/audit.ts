import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

/** Points aren't money, so nothing of the ledger is expected of them; they are audited as it is. */
export const pointsAudit: LedgerAudit = {
  accountKinds: [],
  expected: sql`SELECT NULL::text AS account_id, 0::bigint AS total WHERE false`,
  violations: sql`
    SELECT 'points of a transaction sum to zero' AS rule, transaction_id AS subject, sum(points)::text AS detail
    FROM points_entries GROUP BY transaction_id HAVING sum(points) <> 0
    UNION ALL
    SELECT 'a balance of points is the sum of its entries', a.id, a.balance || ' and ' || coalesce(e.total, 0)
    FROM points_accounts a
    LEFT JOIN (SELECT account_id, sum(points)::bigint AS total FROM points_entries GROUP BY account_id) e
      ON e.account_id = a.id
    WHERE a.balance <> coalesce(e.total, 0)
    UNION ALL
    SELECT 'a balance of points is what its last entry says', a.id, a.balance || ' and ' || l.balance_after
    FROM points_accounts a
    JOIN (SELECT DISTINCT ON (account_id) account_id, balance_after FROM points_entries ORDER BY account_id, id DESC) l
      ON l.account_id = a.id
    WHERE a.balance <> l.balance_after
    UNION ALL
    SELECT 'a balance of points is what is left of its lots', coalesce(a.id, 'points:' || l.customer_id),
      coalesce(a.balance, 0) || ' and ' || coalesce(l.total, 0)
    FROM (SELECT id, customer_id, balance FROM points_accounts WHERE customer_id IS NOT NULL) a
    FULL JOIN (SELECT customer_id, sum(unspent)::bigint AS total FROM points_lots GROUP BY customer_id) l
      ON l.customer_id = a.customer_id
    WHERE coalesce(a.balance, 0) <> coalesce(l.total, 0)
    UNION ALL
    SELECT 'points spent are those of orders', 'pool:spent', p.balance || ' and ' || coalesce(o.total, 0)
    FROM points_accounts p
    CROSS JOIN (SELECT sum(points)::bigint AS total FROM mall_orders WHERE state <> 'CANCELLED') o
    WHERE p.id = 'pool:spent' AND p.balance <> coalesce(o.total, 0)`,
}
