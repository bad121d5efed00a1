import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'
import { COMMISSION_RULE } from '@/domain/commission/rule'

export const commissionAudit: LedgerAudit = {
  accountKinds: ['commission', 'taxPayable', 'marketingExpense'],
  expected: sql`
    SELECT 'commission:' || customer_id AS account_id, sum(amount)::bigint AS total
    FROM commissions WHERE state IN ('CONFIRMED', 'SETTLED') GROUP BY customer_id
    UNION ALL SELECT 'bank:taxPayable', sum(tax)::bigint FROM commission_settlements WHERE state = 'PAID' HAVING count(*) > 0
    UNION ALL SELECT 'bank:marketingExpense', -sum(amount)::bigint
    FROM commissions WHERE state IN ('CONFIRMED', 'SETTLED', 'PAID') HAVING count(*) > 0`,
  violations: sql`
    SELECT 'a settlement is what it was made of', s.settlement_id, s.gross || ' and ' || coalesce(sum(c.amount), 0)
    FROM commission_settlements s LEFT JOIN commissions c ON c.settlement_id = s.settlement_id
      AND c.customer_id = s.customer_id AND c.state = s.state
    GROUP BY s.settlement_id, s.gross HAVING s.gross <> coalesce(sum(c.amount), 0)
    UNION ALL
    SELECT 'an order pays at most its share', o.id, sum(c.amount) || ' of ' || o.amount
    FROM commissions c JOIN orders o ON o.id = c.order_no
    GROUP BY o.id, o.amount HAVING sum(c.amount) * 10000 > o.amount * ${COMMISSION_RULE.share}::bigint
    UNION ALL
    SELECT 'only shares pay a commission', c.commission_id, o.kind
    FROM commissions c JOIN orders o ON o.id = c.order_no WHERE o.kind <> 'wealthSubscription'`,
}
