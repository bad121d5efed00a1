import { sql } from 'drizzle-orm'
import { ACCRUAL_UNIT } from '@/domain/interest/accrual'
import type { LedgerAudit } from '@sandbox/kernel/ledger'
import { EARNING_KINDS, ELECTRONIC_KINDS } from './earning'

const ELECTRONIC = sql.raw(ELECTRONIC_KINDS.map((kind) => `'${kind}'`).join(', '))

/** Each account as it is settled, with the ledger's accounts that belong to it. */
const settledAs = sql`CASE WHEN a.kind IN (${ELECTRONIC}) THEN 'wallet:' || a.customer_id ELSE a.id END`

export const interestAudit: LedgerAudit = {
  accountKinds: [],
  expected: sql`SELECT 'bank:interestPayable' AS account_id, accrued AS total FROM demand_accrual`,
  violations: sql`
    SELECT 'day weight is that of entries and settlements', w.id, w.weight || ' and ' || coalesce(e.weight, 0) + coalesce(s.days, 0)
    FROM (SELECT ${settledAs} AS id, sum(a.day_weight) AS weight FROM ledger_accounts a GROUP BY 1) w
    LEFT JOIN (SELECT ${settledAs} AS id, sum(x.amount::numeric * day_number(t.day)) AS weight
               FROM ledger_entries x JOIN ledger_transactions t ON t.id = x.transaction_id
               JOIN ledger_accounts a ON a.id = x.account_id GROUP BY 1) e ON e.id = w.id
    LEFT JOIN (SELECT account_id AS id, sum(balance_days) AS days FROM demand_settlements GROUP BY 1) s ON s.id = w.id
    WHERE w.weight <> coalesce(e.weight, 0) + coalesce(s.days, 0)
    UNION ALL
    SELECT 'a settlement paid the interest of its order', d.account_id || ' ' || d.through, d.interest || ' and ' || coalesce(o.interest, 0)
    FROM demand_settlements d LEFT JOIN orders o ON o.id = d.order_no AND o.customer_id = d.customer_id
    WHERE d.interest <> coalesce(o.interest, 0)
    UNION ALL
    SELECT 'a settlement begins on the day after the one before it', account_id || ' ' || through, from_day
    FROM (SELECT account_id, through, from_day,
            lag(through) OVER (PARTITION BY account_id ORDER BY through) AS before FROM demand_settlements) d
    WHERE day_number(from_day) <> day_number(before) + 1
    UNION ALL
    -- Each payment since the last accrual may have left a fraction of a fen behind.
    SELECT 'interest is accrued as it is earned', p.through, p.accrued || ' and ' || p.earned
    FROM (SELECT a.through, a.accrued,
            floor((sum(l.balance * (day_number(a.through) + 1)::numeric - l.day_weight) + coalesce(sum(later.days), 0))
              * a.rate / ${sql.raw(String(ACCRUAL_UNIT))}) AS earned,
            (SELECT count(*) FROM demand_settlements d WHERE d.through >= a.through) + 1 AS payments
          FROM demand_accrual a CROSS JOIN ledger_accounts l
          LEFT JOIN (
            SELECT e.account_id, sum(e.amount::numeric * (day_number(t.day) - day_number(b.through) - 1)) AS days
            FROM demand_accrual b CROSS JOIN ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
            WHERE day_number(t.day) > day_number(b.through) + 1 OR e.id > b.last_entry GROUP BY e.account_id) later ON later.account_id = l.id
          WHERE l.kind IN (${sql.raw(EARNING_KINDS.map((kind) => `'${kind}'`).join(', '))}) AND a.through IS NOT NULL
          GROUP BY a.through, a.accrued, a.rate) p
    WHERE abs(p.accrued - p.earned) > p.payments`,
}
