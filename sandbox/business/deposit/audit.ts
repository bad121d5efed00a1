import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const depositAudit: LedgerAudit = {
  accountKinds: ['deposits', 'interestPayable'],
  expected: sql`
    SELECT 'deposits:' || customer_id AS account_id, sum(amount)::bigint AS total
    FROM holdings WHERE status = 'open' GROUP BY customer_id
    UNION ALL
    SELECT 'bank:interestPayable', sum(accrued)::bigint FROM holdings WHERE status = 'open'`,
  violations: sql`
    SELECT 'holding accrued what was posted', h.seq_no::text, h.accrued || ' and ' || coalesce(sum(x.amount), 0)
    FROM holdings h LEFT JOIN accruals x ON x.seq_no = h.seq_no
    WHERE h.status = 'open' GROUP BY h.seq_no HAVING h.accrued <> coalesce(sum(x.amount), 0)
      AND h.payouts_made = 0
    UNION ALL
    SELECT 'holding paid the interest of its orders', h.seq_no::text, h.paid_interest || ' and ' || coalesce(sum(o.interest), 0)
    FROM holdings h LEFT JOIN orders o ON o.seq_no = h.seq_no
    GROUP BY h.seq_no, h.paid_interest HAVING h.paid_interest <> coalesce(sum(o.interest), 0)`,
}
