import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const specialAudit: LedgerAudit = {
  accountKinds: ['entrustedFunds'],
  expected: sql`
    SELECT 'bank:entrustedFunds' AS account_id, sum(amount)::bigint AS total
    FROM special_items WHERE state IN ('LISTED', 'VERIFIED', 'SENDING') HAVING count(*) > 0`,
  violations: sql`
    SELECT 'a batch adds up to what was entrusted', b.batch_id, b.total || ' and ' || coalesce(sum(i.amount), 0)
    FROM special_batches b LEFT JOIN special_items i ON i.batch_id = b.batch_id
    GROUP BY b.batch_id, b.total HAVING b.total <> coalesce(sum(i.amount), 0)
    UNION ALL
    SELECT 'an order says what its payout says', i.item_id, coalesce(o.status, 'none') || ' and ' || i.state
    FROM special_items i LEFT JOIN orders o ON o.id = i.order_no AND o.customer_id = i.customer_id AND o.amount = i.amount
    WHERE i.order_no IS NOT NULL AND o.status IS DISTINCT FROM CASE i.state WHEN 'PAID' THEN 'done' ELSE 'pending' END
    UNION ALL
    SELECT 'a claimed payout was posted once', i.item_id, count(t.id)::text
    FROM special_items i
    LEFT JOIN ledger_transactions t ON t.order_no = i.order_no AND t.kind IN ('specialPaid', 'specialSent')
    WHERE i.state = 'PAID' GROUP BY i.item_id HAVING count(t.id) <> 1`,
}
