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
    WHERE f.state = 'ACTIVE' AND f.captured < f.asked AND a.balance > 0
    UNION ALL
    SELECT 'a freeze that is short leaves nothing to send', f.customer_id, t.order_no
    FROM freezes f JOIN transfers t ON t.customer_id = f.customer_id AND t.state = 'WAITING'
    WHERE f.state = 'ACTIVE' AND f.captured < f.asked
    UNION ALL
    SELECT 'records add up to what the account holds', coalesce(a.customer_id, r.customer_id),
      coalesce(a.held, 0) || ' and ' || coalesce(r.total, 0)
    FROM (SELECT customer_id, sum(balance)::bigint AS held FROM ledger_accounts
          WHERE kind IN ('wallet', 'frozen', 'outgoing') GROUP BY customer_id) a
    FULL JOIN (SELECT customer_id, sum(amount)::bigint AS total FROM wallet_records
               WHERE balance_after IS NOT NULL GROUP BY customer_id) r ON r.customer_id = a.customer_id
    WHERE coalesce(a.held, 0) <> coalesce(r.total, 0)
    UNION ALL
    SELECT 'a record’s balance is the one before it and its amount', record_id, balance_after || ' and ' || expected
    FROM (SELECT record_id, balance_after, sum(amount) OVER (PARTITION BY customer_id ORDER BY day, id)::bigint AS expected
          FROM wallet_records WHERE balance_after IS NOT NULL) chained
    WHERE balance_after <> expected`,
}
