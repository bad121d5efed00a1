-- The way to an account, identity upkeep, and what the stand-ins of outside parties were told to answer.

-- Whose customer this open id showed to be by a code to that customer's phone; joined only after the sync.
ALTER TABLE wechat_identities ADD COLUMN sync_customer_id text REFERENCES customers;

CREATE SEQUENCE client_numbers START 1000001;
CREATE SEQUENCE electronic_account_numbers START 1000001;

-- What an applicant gave so far; gone once the account is open or 30 days after the last change.
CREATE TABLE onboarding_drafts (
  customer_id text PRIMARY KEY REFERENCES customers,
  data jsonb NOT NULL,
  changed_at bigint NOT NULL
);

CREATE TABLE account_applications (
  client_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  state text NOT NULL CHECK (state IN ('SUBMITTED', 'PROCESSING', 'OPENED', 'FAILED')),
  failure text,
  submitted_at bigint NOT NULL,
  -- the machine's clock: when somebody last took it up
  worked_at bigint,
  decided_at bigint
);
CREATE INDEX account_applications_customer ON account_applications (customer_id, submitted_at);
-- two phones at once hand in one application
CREATE UNIQUE INDEX account_applications_live ON account_applications (customer_id)
  WHERE state IN ('SUBMITTED', 'PROCESSING');

CREATE TABLE identity_images (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  side text NOT NULL CHECK (side IN ('portrait', 'emblem')),
  mime text NOT NULL,
  content bytea NOT NULL,
  -- the number the reader made out, to hold the customer's corrections against
  recognised_no text,
  -- the machine's clock
  uploaded_at bigint NOT NULL,
  -- part of the customer's papers; others are swept after a day
  kept boolean NOT NULL DEFAULT false
);
CREATE INDEX identity_images_customer ON identity_images (customer_id);
CREATE INDEX identity_images_loose ON identity_images (uploaded_at) WHERE NOT kept;

CREATE TABLE identity_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_no text NOT NULL UNIQUE,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('OPEN', 'ID_CARD', 'INFORMATION', 'TAX', 'ACTIVATION', 'PASSWORD')),
  title text NOT NULL,
  state text NOT NULL CHECK (state IN ('DONE', 'REVIEW', 'REJECTED')),
  -- what waits for a person's decision
  pending jsonb,
  note text,
  at bigint NOT NULL,
  decided_at bigint
);
CREATE INDEX identity_records_customer ON identity_records (customer_id, id);

-- A face that matched, until the call it was shown for uses it up; the machine's clock.
CREATE TABLE face_passes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  scene text NOT NULL,
  passed_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX face_passes_customer ON face_passes (customer_id, scene, passed_at);

-- Limits a day: who did what how often.
CREATE TABLE daily_counts (
  subject text NOT NULL,
  kind text NOT NULL,
  day char(8) NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (subject, kind, day)
);
CREATE INDEX daily_counts_day ON daily_counts (day);

CREATE TABLE standin_choices (
  open_id text NOT NULL,
  service text NOT NULL,
  outcome text NOT NULL,
  PRIMARY KEY (open_id, service)
);

CREATE TABLE tracked_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at bigint NOT NULL,
  event jsonb NOT NULL
);
CREATE INDEX tracked_events_received ON tracked_events (received_at);
