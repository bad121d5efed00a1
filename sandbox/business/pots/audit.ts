import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const potsAudit: LedgerAudit = {
  accountKinds: ['pot'],
  expected: sql`
    SELECT 'pot:' || pot_id AS account_id,
      sum(CASE WHEN kind IN ('in', 'monthly', 'matured') THEN amount ELSE -amount END)::bigint AS total
    FROM pot_movements GROUP BY pot_id`,
  violations: sql`
    SELECT 'a closed pot holds nothing', p.pot_id, a.balance::text
    FROM pots p JOIN ledger_accounts a ON a.id = 'pot:' || p.pot_id WHERE p.closed_at IS NOT NULL AND a.balance <> 0
    UNION ALL
    SELECT 'a freeze that is short leaves nothing in pots', f.customer_id, a.balance::text
    FROM freezes f JOIN ledger_accounts a ON a.customer_id = f.customer_id AND a.kind = 'pot'
    WHERE f.state = 'ACTIVE' AND f.captured < f.asked AND a.balance > 0
    UNION ALL
    SELECT 'a rule moved what it says', p.pot_id, p.kind || ' ' || p.day
    FROM pot_fills p JOIN pot_movements m ON m.order_no = p.order_no
    WHERE m.amount <> p.amount OR m.pot_id <> p.pot_id OR m.kind <> p.kind`,
}
