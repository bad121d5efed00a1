-- A campaign: its definition is a data file of the bank, kept here as it was decided on.
CREATE TABLE campaigns (
  act_id text PRIMARY KEY,
  state text NOT NULL CHECK (state IN (
    'DRAFT', 'IN_REVIEW', 'SCHEDULED', 'RUNNING', 'PAUSED', 'ENDED', 'SETTLING', 'ARCHIVED', 'REJECTED', 'CANCELLED')),
  -- the version that counts; none before the first is approved
  definition jsonb,
  -- the version that waits for approval
  pending jsonb,
  approval_id text,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL,
  claim_until bigint NOT NULL,
  -- fen: what all rewards may cost, what is promised, what was given
  budget bigint NOT NULL CHECK (budget >= 0),
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  granted bigint NOT NULL DEFAULT 0 CHECK (granted >= 0),
  places integer CHECK (places > 0),
  joined integer NOT NULL DEFAULT 0,
  changed_at bigint NOT NULL,
  CHECK (reserved + granted <= budget),
  CHECK (places IS NULL OR joined <= places),
  CHECK (definition IS NOT NULL OR state IN ('DRAFT', 'IN_REVIEW', 'REJECTED'))
);

-- How many of a prize there are and were promised.
CREATE TABLE campaign_prizes (
  act_id text NOT NULL REFERENCES campaigns,
  prize_key text NOT NULL,
  stock integer NOT NULL CHECK (stock > 0),
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0 AND taken <= stock),
  PRIMARY KEY (act_id, prize_key)
);

-- What customers did that campaigns may reward; the same thing about the same once.
CREATE TABLE campaign_occasions (
  customer_id text NOT NULL REFERENCES customers,
  occasion text NOT NULL,
  about text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (customer_id, occasion, about)
);

-- Who has joined: a person, which is an ID card, once.
CREATE TABLE participations (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  act_id text NOT NULL REFERENCES campaigns,
  customer_id text NOT NULL REFERENCES customers,
  -- hashes of the ID card's number, the phone's id and the open id: enough to find the same again
  person_hash text NOT NULL,
  device_hash text,
  open_id_hash text NOT NULL,
  variant text NOT NULL,
  rules_version integer NOT NULL,
  source jsonb NOT NULL,
  -- rules that the joining broke; granting waits for a look at it
  suspected jsonb NOT NULL,
  -- somebody of the bank has looked at it and found nothing
  cleared_at bigint,
  -- from when on what the customer did counts
  counts_from bigint NOT NULL,
  joined_at bigint NOT NULL,
  PRIMARY KEY (act_id, customer_id),
  UNIQUE (act_id, person_hash)
);
CREATE INDEX participations_device ON participations (device_hash, joined_at);
CREATE INDEX participations_customer ON participations (customer_id, number);

CREATE TABLE campaign_rewards (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  reward_id text PRIMARY KEY,
  act_id text NOT NULL REFERENCES campaigns,
  customer_id text NOT NULL REFERENCES customers,
  person_hash text NOT NULL,
  task_key text NOT NULL,
  -- '' for what is rewarded once, else what the occasion was about
  period text NOT NULL,
  prize_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('POINTS', 'COUPON', 'VOUCHER', 'RED_PACKET', 'GOODS', 'RIGHT')),
  prize text NOT NULL,
  name text NOT NULL,
  -- points, or fen before tax
  amount bigint NOT NULL CHECK (amount >= 0),
  tax bigint NOT NULL CHECK (tax >= 0 AND tax <= amount),
  -- fen of the budget
  value bigint NOT NULL CHECK (value >= 0),
  state text NOT NULL CHECK (state IN ('EARNED', 'CLAIMED', 'GRANTED', 'EXPIRED', 'REVOKED')),
  claim_until bigint NOT NULL,
  earned_at bigint NOT NULL,
  claimed_at bigint,
  granted_at bigint,
  -- the day on which one that is looked at is granted
  held_until char(8),
  -- the rule it was taken back by
  revoked_by text,
  reminded_at bigint,
  UNIQUE (act_id, person_hash, task_key, period),
  CHECK ((state = 'GRANTED') = (granted_at IS NOT NULL)),
  CHECK ((state = 'REVOKED') = (revoked_by IS NOT NULL)),
  CHECK (state <> 'CLAIMED' OR (claimed_at IS NOT NULL AND held_until IS NOT NULL))
);
CREATE INDEX campaign_rewards_customer ON campaign_rewards (customer_id, number);
CREATE INDEX campaign_rewards_open ON campaign_rewards (claim_until) WHERE state = 'EARNED';
CREATE INDEX campaign_rewards_held ON campaign_rewards (held_until) WHERE state = 'CLAIMED';

-- Money of red packets that was taken to the electronic account.
CREATE TABLE activity_withdrawals (
  order_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  amount bigint NOT NULL CHECK (amount > 0),
  -- what was left afterwards
  balance bigint NOT NULL CHECK (balance >= 0),
  day char(8) NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX activity_withdrawals_customer ON activity_withdrawals (customer_id, order_no);
