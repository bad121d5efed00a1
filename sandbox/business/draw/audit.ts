import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

/** Draws move no money of their own: what they promise is the campaign's, and this compares the two. */
export const drawAudit: LedgerAudit = {
  accountKinds: [],
  expected: sql`SELECT NULL::text AS account_id, 0::bigint AS total WHERE false`,
  violations: sql`
    SELECT 'a draw promises the reward it names' AS rule, d.draw_id AS subject,
      d.prize_key || ' and ' || coalesce(r.prize_key, 'none') AS detail
    FROM draws d LEFT JOIN campaign_rewards r
      ON r.reward_id = d.reward_id AND r.act_id = d.act_id AND r.customer_id = d.customer_id AND r.task_key = 'draw'
    WHERE d.reward_id IS NOT NULL AND r.prize_key IS DISTINCT FROM d.prize_key
    UNION ALL
    SELECT 'a drawn reward has its draw', r.reward_id, r.prize_key
    FROM campaign_rewards r LEFT JOIN draws d ON d.reward_id = r.reward_id
    WHERE r.task_key = 'draw' AND d.draw_id IS NULL
    UNION ALL
    SELECT 'the chances of a participant are counted on', d.participant::text, count(*) || ' and ' || max(d.chance_no)
    FROM draws d GROUP BY d.participant HAVING count(*) <> max(d.chance_no)
    UNION ALL
    SELECT 'a thing that was granted has its parcel', r.reward_id, r.state || ' and ' || coalesce(p.state, 'none')
    FROM campaign_rewards r FULL JOIN prize_parcels p ON p.reward_id = r.reward_id
    WHERE (r.kind = 'GOODS' AND r.state = 'GRANTED') IS DISTINCT FROM (p.reward_id IS NOT NULL)`,
}
