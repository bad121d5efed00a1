-- Pots: money of the electronic account that its owner puts aside for something (docs/decisions/pots.md).
CREATE TABLE pots (
  pot_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  name text NOT NULL,
  target bigint NOT NULL CHECK (target > 0),
  picture text NOT NULL,
  -- the day by which the target is to be there
  by_day char(8),
  -- from where the plan goes: another target or day begins it anew
  since_day char(8) NOT NULL,
  since_amount bigint NOT NULL CHECK (since_amount >= 0),
  -- what each month brings, and on which date; 0 for no such rule
  monthly_amount bigint NOT NULL CHECK (monthly_amount >= 0),
  monthly_date smallint NOT NULL CHECK (monthly_date BETWEEN 1 AND 31),
  -- whether it takes the interest of deposits that mature
  takes_interest boolean NOT NULL,
  -- what was told of this plan already
  told_reached boolean NOT NULL DEFAULT false,
  told_behind boolean NOT NULL DEFAULT false,
  opened_at bigint NOT NULL,
  closed_at bigint
);
CREATE INDEX pots_of ON pots (customer_id, opened_at, pot_id);
-- One pot of a customer takes that interest.
CREATE UNIQUE INDEX pots_interest ON pots (customer_id) WHERE takes_interest AND closed_at IS NULL;
-- What a day's end looks for.
CREATE INDEX pots_monthly ON pots (pot_id) WHERE monthly_amount > 0 AND closed_at IS NULL;
CREATE INDEX pots_planned ON pots (pot_id) WHERE by_day IS NOT NULL AND closed_at IS NULL;

CREATE TABLE pot_movements (
  order_no text PRIMARY KEY REFERENCES orders,
  customer_id text NOT NULL REFERENCES customers,
  pot_id text NOT NULL REFERENCES pots,
  kind text NOT NULL CHECK (kind IN ('in', 'out', 'monthly', 'matured', 'closed', 'held')),
  amount bigint NOT NULL CHECK (amount > 0),
  at bigint NOT NULL
);
CREATE INDEX pot_movements_of ON pot_movements (customer_id, order_no DESC);
CREATE INDEX pot_movements_pot ON pot_movements (pot_id, order_no DESC);

-- What a rule did on a day, once: the amount it moved, or should have moved when there wasn't enough.
CREATE TABLE pot_fills (
  pot_id text NOT NULL REFERENCES pots,
  kind text NOT NULL CHECK (kind IN ('monthly', 'matured')),
  day char(8) NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  amount bigint NOT NULL CHECK (amount > 0),
  -- none where nothing was moved
  order_no text REFERENCES pot_movements,
  PRIMARY KEY (pot_id, kind, day)
);
CREATE INDEX pot_fills_of ON pot_fills (customer_id, day);
