import { sql } from 'drizzle-orm'
import { DRAW_TASK } from '@/domain/draw/draw'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

/** Red packets and the tax of things are money; what other kinds bring is kept by who gives them. */
const taxed = sql`SELECT * FROM campaign_rewards WHERE kind IN ('RED_PACKET', 'GOODS') AND state = 'GRANTED'`
const granted = sql`SELECT * FROM campaign_rewards WHERE kind = 'RED_PACKET' AND state = 'GRANTED'`

export const campaignAudit: LedgerAudit = {
  accountKinds: ['activity', 'taxPayable', 'marketingExpense'],
  expected: sql`
    SELECT 'activity:' || customer_id AS account_id, sum(amount)::bigint AS total FROM (
      SELECT customer_id, amount - tax AS amount FROM (${granted}) g
      UNION ALL SELECT customer_id, -amount FROM activity_withdrawals) moved GROUP BY customer_id
    UNION ALL SELECT 'bank:taxPayable', sum(tax)::bigint FROM (${taxed}) g HAVING count(*) > 0
    UNION ALL SELECT 'bank:marketingExpense', -sum(CASE kind WHEN 'GOODS' THEN tax ELSE amount END)::bigint FROM (${taxed}) g HAVING count(*) > 0`,
  violations: sql`
    SELECT 'a campaign holds what its rewards promise', c.act_id,
      c.reserved || ' and ' || coalesce(r.reserved, 0) || ', ' || c.granted || ' and ' || coalesce(r.granted, 0)
    FROM campaigns c LEFT JOIN (
      SELECT act_id, sum(value) FILTER (WHERE state IN ('EARNED', 'CLAIMED')) AS reserved,
        sum(value) FILTER (WHERE state = 'GRANTED') AS granted
      FROM campaign_rewards GROUP BY act_id) r ON r.act_id = c.act_id
    WHERE c.reserved <> coalesce(r.reserved, 0) OR c.granted <> coalesce(r.granted, 0)
    UNION ALL
    SELECT 'a prize is taken as often as it is promised', p.act_id || ' ' || p.prize_key, p.taken || ' and ' || count(r.reward_id)
    FROM campaign_prizes p LEFT JOIN campaign_rewards r
      ON r.act_id = p.act_id AND r.prize_key = p.prize_key
        AND (r.state IN ('EARNED', 'CLAIMED', 'GRANTED') OR (r.state IN ('EXPIRED', 'DECLINED') AND r.task_key = ${DRAW_TASK}))
    GROUP BY p.act_id, p.prize_key, p.taken HAVING p.taken <> count(r.reward_id)
    UNION ALL
    SELECT 'a campaign counts who has joined', c.act_id, c.joined || ' and ' || count(p.customer_id)
    FROM campaigns c LEFT JOIN participations p ON p.act_id = c.act_id
    GROUP BY c.act_id, c.joined HAVING c.joined <> count(p.customer_id)
    UNION ALL
    SELECT 'a withdrawal is its order', w.order_no, w.amount || ' and ' || coalesce(o.amount, 0)
    FROM activity_withdrawals w LEFT JOIN orders o ON o.id = w.order_no WHERE o.amount IS DISTINCT FROM w.amount`,
}
