import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const accountAudit: LedgerAudit = {
  accountKinds: ['frozen'],
  expected: sql`
    SELECT 'frozen:' || customer_id AS account_id, sum(captured)::bigint AS total
    FROM freezes WHERE state = 'ACTIVE' GROUP BY customer_id`,
  violations: sql`
    SELECT 'a freeze that is short leaves nothing to spend', f.customer_id, a.balance::text
    FROM freezes f JOIN ledger_accounts a ON a.id = 'wallet:' || f.customer_id
    WHERE f.state = 'ACTIVE' AND f.captured < f.asked AND a.balance > 0`,
}
