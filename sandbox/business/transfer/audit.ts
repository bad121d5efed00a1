import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const transferAudit: LedgerAudit = {
  accountKinds: ['outgoing', 'reversalReceivable'],
  expected: sql`
    SELECT 'outgoing:' || customer_id AS account_id, sum(amount)::bigint AS total
    FROM transfers WHERE direction = 'OUT' AND state IN ('WAITING', 'SENT', 'UNKNOWN') GROUP BY customer_id
    UNION ALL
    SELECT 'bank:reversalReceivable', sum(covered - amount)::bigint
    FROM transfers WHERE state = 'REVERSED' HAVING count(*) > 0`,
  violations: sql`
    SELECT 'a transfer stands where its last step says', t.order_no, t.state || ' and ' || coalesce(s.state, 'none')
    FROM transfers t
    LEFT JOIN LATERAL (SELECT state FROM transfer_steps WHERE order_no = t.order_no ORDER BY id DESC LIMIT 1) s ON true
    WHERE s.state IS DISTINCT FROM t.state
    UNION ALL
    SELECT 'a transfer has one final state', s.order_no, count(*)::text
    FROM transfer_steps s WHERE s.state NOT IN ('WAITING', 'SENT', 'UNKNOWN') GROUP BY s.order_no HAVING count(*) > 1
    UNION ALL
    SELECT 'an order says what its transfer says', t.order_no, o.status || ' and ' || t.state
    FROM transfers t JOIN orders o ON o.id = t.order_no
    WHERE o.status <> CASE t.state WHEN 'SUCCEEDED' THEN 'done' WHEN 'FAILED' THEN 'failed'
      WHEN 'CANCELLED' THEN 'cancelled' WHEN 'RETURNED' THEN 'returned' WHEN 'REVERSED' THEN 'reversed'
      ELSE 'pending' END`,
}
