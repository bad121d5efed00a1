import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const closureAudit: LedgerAudit = {
  accountKinds: ['closedLiability'],
  expected: sql`
    SELECT 'bank:closedLiability' AS account_id, sum(amount)::bigint AS total
    FROM closed_credits WHERE paid_at IS NULL HAVING count(*) > 0`,
  violations: sql`
    SELECT 'a closed account holds nothing anywhere', l.id, l.balance::text
    FROM ledger_accounts l JOIN accounts a ON a.customer_id = l.customer_id
    WHERE a.closed_at IS NOT NULL AND l.balance <> 0
    UNION ALL
    SELECT 'a closing is closed when its account is', c.closure_no, c.state
    FROM closures c JOIN accounts a ON a.customer_id = c.customer_id
    WHERE (c.state = 'CLOSED') AND a.closed_at IS NULL
      OR a.closed_at IS NOT NULL AND c.state NOT IN ('CLOSED', 'WITHDRAWN', 'REFUSED')
    UNION ALL
    SELECT 'a closing paid what arrived', c.closure_no, c.amount || ' and ' || coalesce(sum(t.amount), 0)
    FROM closures c
    LEFT JOIN transfers t ON t.customer_id = c.customer_id AND t.direction = 'OUT' AND t.state = 'SUCCEEDED'
      AND t.memo = '注销转出' AND t.created_at >= c.submitted_at
    WHERE c.state = 'CLOSED' GROUP BY c.closure_no HAVING c.amount <> coalesce(sum(t.amount), 0)
    UNION ALL
    SELECT 'of what a closing paid no more was red packets', closure_no, red_packets || ' of ' || amount
    FROM closures WHERE state <> 'PAYING_OUT' AND red_packets > amount
    UNION ALL
    SELECT 'a closing stands where its last step says', c.closure_no, c.state || ' and ' || coalesce(s.state, 'none')
    FROM closures c
    LEFT JOIN LATERAL (SELECT state FROM closure_steps WHERE closure_no = c.closure_no ORDER BY id DESC LIMIT 1) s ON true
    WHERE s.state IS DISTINCT FROM c.state
    UNION ALL
    SELECT 'nobody is known by a closed account', c.id, 'open id, number or phone'
    FROM customers c
    WHERE c.closed_at IS NOT NULL AND (c.mobile_no IS NOT NULL OR c.id_card_no IS NOT NULL OR c.real_name IS NOT NULL
      OR EXISTS (SELECT 1 FROM wechat_identities w WHERE w.customer_id = c.id)
      OR EXISTS (SELECT 1 FROM credentials k WHERE k.customer_id = c.id))`,
}
