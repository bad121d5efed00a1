-- The secret of a campaign's draws. Its SM3 digest is in the campaign's definition before anybody can draw; the secret itself
-- is told when the campaign is archived, and never changed.
CREATE TABLE draw_seeds (
  act_id text PRIMARY KEY,
  seed char(64) NOT NULL,
  commitment char(64) NOT NULL,
  made_at bigint NOT NULL
);

-- A draw: which chance it used, the number, and what that brought.
CREATE TABLE draws (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- the client's id
  draw_id text PRIMARY KEY,
  act_id text NOT NULL REFERENCES campaigns,
  customer_id text NOT NULL REFERENCES customers,
  -- the participation's number, which is a person's
  participant bigint NOT NULL REFERENCES participations (number),
  chance_no integer NOT NULL CHECK (chance_no > 0),
  task_key text NOT NULL,
  -- '' for what counts once, else what the occasion was about
  period text NOT NULL,
  drawn integer NOT NULL CHECK (drawn BETWEEN 0 AND 999999),
  -- the prize that the number stands for, and what was promised; NONE for none
  hit text NOT NULL,
  prize_key text NOT NULL,
  reward_id text UNIQUE REFERENCES campaign_rewards,
  at bigint NOT NULL,
  UNIQUE (participant, chance_no),
  UNIQUE (participant, task_key, period),
  CHECK ((prize_key = 'NONE') = (reward_id IS NULL)),
  CHECK (hit <> 'NONE' OR prize_key = 'NONE')
);
CREATE INDEX draws_customer ON draws (customer_id, act_id, number);

-- A thing that was won and claimed, on its way to its winner.
CREATE TABLE prize_parcels (
  reward_id text PRIMARY KEY REFERENCES campaign_rewards,
  customer_id text NOT NULL REFERENCES customers,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('ASKED', 'ORDERED', 'SHIPPED', 'DELIVERED', 'LAPSED')),
  -- where it is sent, agreed to for this parcel alone; gone 90 days after its end
  delivery jsonb,
  carrier text,
  parcel_no text,
  granted_at bigint NOT NULL,
  shipped_at bigint,
  ended_at bigint,
  CHECK (state NOT IN ('ORDERED', 'SHIPPED') OR delivery IS NOT NULL),
  CHECK ((state IN ('DELIVERED', 'LAPSED')) = (ended_at IS NOT NULL))
);
CREATE INDEX prize_parcels_customer ON prize_parcels (customer_id, granted_at);
CREATE INDEX prize_parcels_state ON prize_parcels (state, shipped_at);
