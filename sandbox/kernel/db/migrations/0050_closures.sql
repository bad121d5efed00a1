-- Closing an account: one row a try, its steps, and who had the account while the law has that kept.
CREATE TABLE closures (
  closure_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  state text NOT NULL CHECK (state IN
    ('READY', 'FACE', 'REVIEW', 'CODE', 'SUBMITTED', 'PAYING_OUT', 'CLOSED', 'WITHDRAWN', 'REFUSED')),
  reason text,
  -- what the customer agreed would lapse
  agreed jsonb NOT NULL DEFAULT '[]',
  started_at bigint NOT NULL,
  -- the machine's clock; none while nothing waits for the owner
  expires_at bigint,
  record_no text,
  client_id text UNIQUE,
  submitted_at bigint,
  -- the payout under way, or the last one
  order_no text,
  -- what has been sent to the card and arrived
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  bank_name text,
  card_no text,
  -- why the card's bank took nothing
  failure text,
  -- the rules that refused it
  blocked jsonb NOT NULL DEFAULT '[]',
  ended_at bigint,
  -- by the machine's clock
  real_ended_at bigint
);
CREATE INDEX closures_customer ON closures (customer_id, started_at);
CREATE UNIQUE INDEX closures_open ON closures (customer_id) WHERE state NOT IN ('CLOSED', 'WITHDRAWN', 'REFUSED');
CREATE INDEX closures_working ON closures (state) WHERE state IN ('FACE', 'CODE', 'SUBMITTED', 'PAYING_OUT');

CREATE TABLE closure_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  closure_no text NOT NULL REFERENCES closures,
  state text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX closure_steps_closure ON closure_steps (closure_no, id);

-- Apart from the customers, so that no call finds it: number and phone are free for a new account.
CREATE TABLE former_customers (
  customer_id text PRIMARY KEY REFERENCES customers,
  closure_no text NOT NULL REFERENCES closures,
  acct_no text NOT NULL,
  real_name text,
  id_card_no text,
  id_card_from char(8),
  id_card_until char(8),
  mobile_no text,
  profile jsonb NOT NULL,
  closed_at bigint NOT NULL,
  keep_until char(8) NOT NULL
);
CREATE INDEX former_customers_kept ON former_customers (keep_until);

-- What a record is about is the code's list (sandbox/business/identity/tables.ts).
ALTER TABLE identity_records DROP CONSTRAINT identity_records_kind_check;
ALTER TABLE identity_records ADD CONSTRAINT identity_records_kind_check CHECK (kind ~ '^[A-Z_]{3,20}$');

-- Money that comes back when its account is closed waits for a person.
ALTER TABLE transfer_cases DROP CONSTRAINT transfer_cases_kind_check;
ALTER TABLE transfer_cases ADD CONSTRAINT transfer_cases_kind_check
  CHECK (kind IN ('UNANSWERED', 'REVERSAL_SHORT', 'LATE_RETURN', 'RETURNED_CLOSED'));
