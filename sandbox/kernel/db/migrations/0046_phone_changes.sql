-- Another number on record: one row a change, one open a customer.
CREATE TABLE phone_changes (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  purpose text NOT NULL CHECK (purpose IN ('CHANGE', 'FIRST')),
  method text NOT NULL CHECK (method IN ('OLD_CODE', 'FACE', 'REVIEW')),
  state text NOT NULL CHECK (state IN
    ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'REVIEW', 'OWNER_CHECKED', 'DONE', 'REJECTED', 'ABANDONED')),
  old_no text CHECK ((old_no IS NULL) = (purpose = 'FIRST')),
  new_no text CHECK (new_no IS NOT NULL OR state IN ('STARTED', 'OLD_PROVED', 'ABANDONED')),
  -- What the carriers said of new_no.
  owner text CHECK (owner IN ('match', 'mismatch', 'unavailable')),
  -- What a person was given to decide by.
  record_no text,
  reason text,
  relation text,
  -- The bank's clock.
  started_at bigint NOT NULL,
  done_at bigint CHECK ((done_at IS NOT NULL) = (state = 'DONE')),
  -- The machine's clock: until when the next step must be taken, and when it was done.
  expires_at bigint,
  settled_at bigint
);
CREATE UNIQUE INDEX phone_changes_open ON phone_changes (customer_id)
  WHERE state IN ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'REVIEW', 'OWNER_CHECKED');
CREATE INDEX phone_changes_of ON phone_changes (customer_id, started_at DESC);
CREATE INDEX phone_changes_due ON phone_changes (expires_at)
  WHERE state IN ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'OWNER_CHECKED');

-- When a customer last said that the number on record is still theirs, and was last asked; the bank's clock.
CREATE TABLE phone_confirmations (
  customer_id text PRIMARY KEY REFERENCES customers,
  confirmed_at bigint,
  asked_at bigint
);
