-- Codes by which an adviser agrees on an agreement deposit's terms with one customer (docs/decisions/agreement-codes.md).
CREATE TABLE agreement_codes (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  offer_id text PRIMARY KEY,
  code char(12) NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJKMNP-Z]{12}$'),
  customer_id text NOT NULL REFERENCES customers,
  product_type text NOT NULL,
  rate integer NOT NULL CHECK (rate > 0),
  floor_balance bigint NOT NULL CHECK (floor_balance >= 0),
  term integer NOT NULL CHECK (term > 0),
  term_type char(1) NOT NULL CHECK (term_type IN ('D', 'M', 'Y')),
  last_day char(8) NOT NULL,
  issued_by text NOT NULL,
  issued_at bigint NOT NULL,
  redeemed_at bigint,
  used_at bigint CHECK (used_at IS NULL OR redeemed_at IS NOT NULL),
  seq_no bigint UNIQUE,
  CHECK ((used_at IS NULL) = (seq_no IS NULL))
);
CREATE INDEX agreement_codes_customer ON agreement_codes (customer_id, number);

-- Employees of institutions that the bank has listed, as they applied and as two people decided.
CREATE TABLE eligibilities (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  eligibility_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  client_id text NOT NULL,
  institution text NOT NULL,
  department text NOT NULL,
  work_no text NOT NULL,
  state text NOT NULL CHECK (state IN ('APPLIED', 'ELIGIBLE', 'REFUSED', 'ENDED')),
  applied_at bigint NOT NULL,
  approval_id text,
  reason text,
  decided_at bigint CHECK ((decided_at IS NULL) = (state = 'APPLIED')),
  UNIQUE (customer_id, client_id)
);
-- One at a time that counts.
CREATE UNIQUE INDEX eligibilities_open ON eligibilities (customer_id) WHERE state IN ('APPLIED', 'ELIGIBLE');
CREATE INDEX eligibilities_customer ON eligibilities (customer_id, number);

-- What happened to an account that its owner reads on the devices where they didn't do it (docs/decisions/devices.md).
-- It refers to no customer's row: whoever signs in writes for others, whose rows may be held, and must not wait for them.
CREATE TABLE account_changes (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ELSEWHERE', 'ANOTHER_HERE', 'NUMBER', 'CREDENTIAL', 'REMOVED')),
  at bigint NOT NULL,
  -- the device on which it was done, as far as it was a known one; of ANOTHER_HERE the one of this customer
  device_id text,
  channel text CHECK (channel IN ('mini', 'h5')),
  platform text,
  place text,
  seen_at bigint
);
CREATE INDEX account_changes_unseen ON account_changes (customer_id, number) WHERE seen_at IS NULL;
CREATE INDEX account_changes_at ON account_changes (at);

-- A hash of the browser's or app's own id: by it several accounts on one device are known.
ALTER TABLE devices ADD COLUMN browser text;
CREATE INDEX devices_browser ON devices (browser) WHERE browser IS NOT NULL;
