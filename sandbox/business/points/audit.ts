import { sql } from 'drizzle-orm'
import { BOARD_RULES, RANKING_BOARDS } from '@/domain/points/ranking'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

const kindsByBoard = sql.join(
  RANKING_BOARDS.flatMap((board) => BOARD_RULES[board].map((kind) => sql`(${board}::text, ${kind}::text)`)),
  sql`, `,
)
/** Whose points of which month and board they are, in words. */
const subject = sql`customer_id || ' ' || month || ' ' || board`

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
    WHERE p.id = 'pool:spent' AND p.balance <> coalesce(o.total, 0)
    UNION ALL
    SELECT 'a month’s points in a ranking are the sum of its entries', ${subject},
      coalesce(s.points, 0) || ' and ' || coalesce(e.points, 0)
    FROM ranking_scores s
    FULL JOIN (
      SELECT a.customer_id, left(t.day, 6)::char(6) AS month, k.board, sum(e.points)::bigint AS points
      FROM points_transactions t JOIN (VALUES ${kindsByBoard}) k (board, kind) ON k.kind = t.kind
      JOIN points_entries e ON e.transaction_id = t.id JOIN points_accounts a ON a.id = e.account_id
      WHERE a.customer_id IS NOT NULL GROUP BY 1, 2, 3) e USING (customer_id, month, board)
    WHERE coalesce(s.points, 0) <> coalesce(e.points, 0)
    UNION ALL
    SELECT 'a ranking shows who chose to appear', ${subject}, s.shown::text
    FROM ranking_scores s LEFT JOIN ranking_choices r USING (customer_id)
    WHERE s.shown <> (r.customer_id IS NOT NULL)
    UNION ALL
    SELECT 'a ranking counts who has as many points', month || ' ' || board || ' ' || points,
      coalesce(n.people, 0) || ' and ' || coalesce(s.people, 0)
    FROM ranking_counts n
    FULL JOIN (
      SELECT month, board, points, count(*) AS people FROM ranking_scores WHERE shown AND points > 0 GROUP BY 1, 2, 3) s
      USING (month, board, points)
    WHERE coalesce(n.people, 0) <> coalesce(s.people, 0)`,
}
