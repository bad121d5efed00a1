-- Who invited whom, who promotes in the bank's name, and appointments with them (docs/decisions/referral.md).
CREATE TABLE invites (
  invite_code char(10) PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('CUSTOMER', 'CLERK', 'MANAGER', 'KOL')),
  -- a hash of the phone it was shown on last, and when by the machine's clock
  device text,
  device_at bigint,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL CHECK (expires_at > created_at)
);
CREATE INDEX invites_customer ON invites (customer_id, created_at);

CREATE TABLE relations (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  relation_id text PRIMARY KEY,
  -- whose phone accepted it: one a person, ever
  open_id text NOT NULL UNIQUE,
  -- the invitee, once there is a customer; again one a person
  customer_id text UNIQUE REFERENCES customers,
  inviter_id text NOT NULL REFERENCES customers,
  invite_code char(10) NOT NULL REFERENCES invites,
  kind text NOT NULL CHECK (kind IN ('CUSTOMER', 'CLERK', 'MANAGER', 'KOL')),
  state text NOT NULL CHECK (state IN ('BOUND', 'EFFECTIVE', 'CLOSED', 'LAPSED', 'VOID')),
  bound_at bigint NOT NULL,
  open_until char(8) NOT NULL,
  effective_at bigint CHECK (effective_at IS NULL OR state IN ('EFFECTIVE', 'CLOSED')),
  ended_at bigint,
  -- what the inviter gets for the account, where the bank gave anything when it was opened
  reward text CHECK (reward IN ('DUE', 'GIVEN')),
  CHECK (customer_id IS NULL OR customer_id <> inviter_id),
  CHECK ((ended_at IS NULL) = (state IN ('BOUND', 'EFFECTIVE'))),
  CHECK (state <> 'EFFECTIVE' OR (effective_at IS NOT NULL AND customer_id IS NOT NULL)),
  CHECK (reward IS NULL OR (kind = 'CUSTOMER' AND effective_at IS NOT NULL))
);
CREATE INDEX relations_inviter ON relations (inviter_id, number);
CREATE INDEX relations_bound ON relations (open_until, number) WHERE state = 'BOUND';
CREATE INDEX relations_due ON relations (number) WHERE reward = 'DUE';

CREATE TABLE marketers (
  sales_id text PRIMARY KEY,
  promote_id text NOT NULL UNIQUE,
  customer_id text NOT NULL UNIQUE REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('CLERK', 'MANAGER', 'KOL')),
  branch text NOT NULL,
  licence_no text,
  state text NOT NULL CHECK (state IN ('APPLIED', 'ACTIVE', 'SUSPENDED', 'ENDED')),
  applied_at bigint NOT NULL,
  -- of the approval that lasts
  since bigint,
  until char(8),
  approval_id text,
  CHECK ((since IS NULL) = (until IS NULL)),
  CHECK (state NOT IN ('ACTIVE', 'SUSPENDED') OR since IS NOT NULL)
);

CREATE TABLE served (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  served_id text PRIMARY KEY,
  client_id text NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  sales_id text NOT NULL REFERENCES marketers,
  topic text NOT NULL,
  day char(8) NOT NULL,
  part text NOT NULL CHECK (part IN ('MORNING', 'AFTERNOON')),
  state text NOT NULL CHECK (state IN ('ASKED', 'AGREED', 'DONE', 'DECLINED', 'CANCELLED', 'LAPSED')),
  asked_at bigint NOT NULL,
  settled_at bigint,
  UNIQUE (customer_id, client_id),
  CHECK ((settled_at IS NULL) = (state = 'ASKED'))
);
CREATE INDEX served_customer ON served (customer_id, number);
CREATE INDEX served_clerk ON served (sales_id, number);
CREATE INDEX served_open ON served (day, number) WHERE state IN ('ASKED', 'AGREED');
