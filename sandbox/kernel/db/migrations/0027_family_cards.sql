-- Family cards: what one customer pays of another's spending, and each payment.
CREATE TABLE family_grants (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES customers,
  member_id text NOT NULL REFERENCES customers,
  relation text NOT NULL,
  month_limit bigint NOT NULL CHECK (month_limit BETWEEN 1 AND 500000),
  single bigint NOT NULL CHECK (single BETWEEN 1 AND least(month_limit, 100000)),
  state text NOT NULL CHECK (state IN ('INVITED', 'ACTIVE', 'PAUSED', 'ENDED', 'DECLINED', 'LAPSED')),
  invited_at bigint NOT NULL,
  -- the last day on which the invitation can be answered
  answer_by char(8) NOT NULL,
  changed_at bigint NOT NULL,
  CHECK (owner_id <> member_id)
);
-- Two customers have one open grant this way round at most.
CREATE UNIQUE INDEX family_grants_open ON family_grants (owner_id, member_id)
  WHERE state IN ('INVITED', 'ACTIVE', 'PAUSED');
CREATE INDEX family_grants_owner ON family_grants (owner_id, invited_at);
CREATE INDEX family_grants_member ON family_grants (member_id, invited_at);
CREATE INDEX family_grants_invited ON family_grants (answer_by, id) WHERE state = 'INVITED';

CREATE TABLE family_spendings (
  order_no text PRIMARY KEY REFERENCES orders,
  grant_id text NOT NULL REFERENCES family_grants,
  -- whose money it was: what is spent by all cards together has caps
  owner_id text NOT NULL REFERENCES customers,
  merchant text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- what came back, which counts for the day and month of the payment
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  day char(8) NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX family_spendings_grant ON family_spendings (grant_id, day, order_no);
CREATE INDEX family_spendings_owner ON family_spendings (owner_id, day);
