-- The bank's own state: its clock, its day ends, its switches, and what it sends and records.

CREATE TABLE bank_clock (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  offset_ms bigint NOT NULL DEFAULT 0,
  -- the first day the bank is open, and the first that ends
  opened_day char(8) NOT NULL DEFAULT to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD')
);
INSERT INTO bank_clock DEFAULT VALUES;

CREATE TABLE day_ends (
  day char(8) PRIMARY KEY,
  step text NOT NULL,
  -- the last key the step has dealt with; moves in the transaction that does the work
  cursor text NOT NULL DEFAULT '',
  status text NOT NULL CHECK (status IN ('running', 'done')),
  started_at bigint NOT NULL,
  finished_at bigint
);

CREATE TABLE config_flags (
  name text PRIMARY KEY,
  value text NOT NULL,
  changed_at bigint NOT NULL
);

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  -- what the message is about; a customer is told once
  source text NOT NULL UNIQUE,
  sent_at bigint NOT NULL,
  read_at bigint
);
CREATE INDEX messages_customer ON messages (customer_id, sent_at);

CREATE TABLE sms_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mobile_no text NOT NULL,
  purpose text NOT NULL,
  code_hash text NOT NULL,
  text text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  consumed_at bigint
);
CREATE INDEX sms_messages_mobile ON sms_messages (mobile_no, purpose, sent_at);

CREATE TABLE one_use_codes (
  code_hash text PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  consumed_at bigint
);
CREATE INDEX one_use_codes_expiry ON one_use_codes (expires_at);

CREATE TABLE cache_values (
  owner text NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  expires_at bigint,
  PRIMARY KEY (owner, key)
);

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  kind text NOT NULL,
  customer_id text,
  session_id text,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_customer ON audit_events (customer_id, at);
