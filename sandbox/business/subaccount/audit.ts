import { sql } from 'drizzle-orm'
import { ACCOUNT_CLASSES, CLASS_FACTS, USE_KINDS } from '@/domain/subaccount/classes'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

const BALANCE_CAP = CLASS_FACTS.III.balanceCap

const capRows = ACCOUNT_CLASSES.flatMap((accountClass) =>
  USE_KINDS.map((kind) => {
    const { aDay, aYear } = CLASS_FACTS[accountClass].caps[kind]
    return sql`(${accountClass}::text, ${kind}::text, ${aDay}::bigint, ${aYear}::bigint)`
  }),
)

/** Each day's use with the caps of its account's class; the electronic account is of type II. */
const uses = sql`
  SELECT u.account_id, u.kind, u.day, u.amount, c.a_day, c.a_year
  FROM account_uses u
  LEFT JOIN sub_accounts s ON u.account_id = 'sub:' || s.acct_id
  JOIN (VALUES ${sql.join(capRows, sql`, `)}) AS c(class, kind, a_day, a_year)
    ON c.class = coalesce(s.class, 'II') AND c.kind = u.kind`

export const subaccountAudit: LedgerAudit = {
  accountKinds: ['sub'],
  expected: sql`
    SELECT account_id, sum(CASE WHEN kind IN ('fund', 'refund', 'receive') THEN amount ELSE -amount END)::bigint AS total
    FROM account_movements WHERE account_id LIKE 'sub:%' GROUP BY account_id`,
  violations: sql`
    SELECT 'a closed account holds nothing', s.acct_id, a.balance::text
    FROM sub_accounts s JOIN ledger_accounts a ON a.id = 'sub:' || s.acct_id WHERE s.state = 'CLOSED' AND a.balance <> 0
    UNION ALL
    SELECT 'an account of type III is within its cap', s.acct_id, a.balance::text
    FROM sub_accounts s JOIN ledger_accounts a ON a.id = 'sub:' || s.acct_id
    WHERE s.class = 'III' AND a.balance > ${BALANCE_CAP ?? 0}::bigint
    UNION ALL
    SELECT 'a day is within its caps', u.account_id, u.kind || ' ' || u.day || ' ' || u.amount
    FROM (${uses}) u WHERE u.amount > u.a_day
    UNION ALL
    SELECT 'a year is within its caps', u.account_id, u.kind || ' ' || left(u.day, 4) || ' ' || sum(u.amount)
    FROM (${uses}) u GROUP BY u.account_id, u.kind, left(u.day, 4) HAVING sum(u.amount) > max(u.a_year)
    UNION ALL
    SELECT 'what came back of a spending is its refunds', m.order_no, m.refunded || ' and ' || coalesce(sum(r.amount), 0)
    FROM account_movements m LEFT JOIN account_movements r ON r.origin_no = m.order_no
    WHERE m.kind = 'spend' GROUP BY m.order_no, m.refunded HAVING m.refunded <> coalesce(sum(r.amount), 0)`,
}
