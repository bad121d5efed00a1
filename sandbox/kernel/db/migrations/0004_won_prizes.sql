-- Won by drawing and not fetched in time, or declined, is won all the same: such pieces are no longer there to be won.
UPDATE campaign_prizes p SET taken = p.taken + w.won, stock = GREATEST(p.stock, p.taken + w.won)
FROM (
  SELECT act_id, prize_key, count(*)::int AS won FROM campaign_rewards
  WHERE state IN ('EXPIRED', 'DECLINED') AND task_key = 'draw' GROUP BY act_id, prize_key) w
WHERE w.act_id = p.act_id AND w.prize_key = p.prize_key;

-- As a winner was announced, who stays announced also when the account is closed.
ALTER TABLE campaign_rewards ADD COLUMN announced_as text;
