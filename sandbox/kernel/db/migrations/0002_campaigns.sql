-- Friends' help and drawn red packets; a reward that its owner doesn't want.

-- A week's link by which friends help somebody; its Monday is the week.
CREATE TABLE help_asks (
  code text PRIMARY KEY,
  act_id text NOT NULL REFERENCES campaigns,
  customer_id text NOT NULL REFERENCES customers,
  week char(8) NOT NULL,
  -- of who asks, so that nobody helps themself
  person_hash text NOT NULL,
  device_hash text,
  open_id_hash text NOT NULL,
  made_at bigint NOT NULL,
  UNIQUE (act_id, customer_id, week)
);

-- Who helped whom: a person, which is an ID card, once a week.
CREATE TABLE helps (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL REFERENCES help_asks,
  act_id text NOT NULL REFERENCES campaigns,
  week char(8) NOT NULL,
  helper_id text NOT NULL REFERENCES customers,
  helper_hash text NOT NULL,
  helped_at bigint NOT NULL,
  UNIQUE (act_id, week, helper_hash)
);
CREATE INDEX helps_helper ON helps (helper_id, number);
CREATE INDEX helps_code ON helps (code);

ALTER TABLE campaign_rewards DROP CONSTRAINT campaign_rewards_state_check;
ALTER TABLE campaign_rewards ADD CONSTRAINT campaign_rewards_state_check
  CHECK (state IN ('EARNED', 'CLAIMED', 'GRANTED', 'EXPIRED', 'REVOKED', 'DECLINED'));
-- which share of a drawn packet's sum it is; no share is anybody's twice
ALTER TABLE campaign_rewards ADD COLUMN share_no integer CHECK (share_no > 0);
CREATE UNIQUE INDEX campaign_rewards_share ON campaign_rewards (act_id, prize_key, share_no)
  WHERE state IN ('EARNED', 'CLAIMED', 'GRANTED');
