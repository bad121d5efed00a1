-- What customers have reported as lost. Ends stay: the numbers of replaced accounts are among them.
CREATE TABLE losses (
  case_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  object text NOT NULL CHECK (object IN ('ACCOUNT', 'SUB', 'PHONE', 'ID_CARD')),
  -- the number that is lost: of the account or the phone, or the ID card's number and term
  thing text NOT NULL,
  -- of an account beside the electronic one
  acct_id text CHECK ((acct_id IS NOT NULL) = (object = 'SUB')),
  state text NOT NULL CHECK (state IN ('TEMP', 'FORMAL', 'REPLACED', 'LIFTED', 'LAPSED')),
  reported_at bigint NOT NULL,
  -- the last day of a report that isn't confirmed
  temp_until char(8) NOT NULL,
  -- the first day on which another number is given
  replace_from char(8),
  CHECK (state = 'TEMP' OR state = 'LIFTED' OR state = 'LAPSED' OR replace_from IS NOT NULL OR object IN ('PHONE', 'ID_CARD'))
);
-- One open case for each thing.
CREATE UNIQUE INDEX losses_open ON losses (object, thing) WHERE state IN ('TEMP', 'FORMAL');
CREATE INDEX losses_customer ON losses (customer_id, reported_at, case_no);
CREATE INDEX losses_temp ON losses (temp_until, case_no) WHERE state = 'TEMP';

CREATE TABLE loss_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL REFERENCES losses,
  customer_id text NOT NULL REFERENCES customers,
  state text NOT NULL CHECK (state IN ('TEMP', 'FORMAL', 'REPLACED', 'LIFTED', 'LAPSED')),
  by text NOT NULL CHECK (by IN ('customer', 'counter', 'bank')),
  at bigint NOT NULL
);
CREATE INDEX loss_steps_case ON loss_steps (case_no, id);

-- Reports are among the identity records, as changes of the phone number will be.
ALTER TABLE identity_records DROP CONSTRAINT identity_records_kind_check;
ALTER TABLE identity_records ADD CONSTRAINT identity_records_kind_check
  CHECK (kind IN ('OPEN', 'ID_CARD', 'INFORMATION', 'TAX', 'ACTIVATION', 'PASSWORD', 'PHONE', 'LOSS'));
