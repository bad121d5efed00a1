-- Payouts to people by name, paid from what their payer has entrusted to the bank.
CREATE TABLE special_batches (
  -- of whoever hands it in, so that one batch is funded once however often it is sent
  batch_id text PRIMARY KEY,
  payer text NOT NULL,
  payer_phone text NOT NULL,
  title text NOT NULL,
  purpose text NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  claim_until char(8) NOT NULL,
  -- the account it was funded from, which what is left goes back to
  source_id text NOT NULL,
  source_kind text NOT NULL,
  digest text NOT NULL,
  funded_at bigint NOT NULL
);
CREATE INDEX special_batches_until ON special_batches (claim_until);

-- One person of a batch: by a hash of name and number, because nobody but that person is told of it.
CREATE TABLE special_items (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  item_id text PRIMARY KEY,
  batch_id text NOT NULL REFERENCES special_batches,
  -- from 1
  row integer NOT NULL,
  payee_hash text NOT NULL,
  -- surname and stars, for the bank's staff
  masked_name text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'LISTED' CHECK (state IN ('LISTED', 'VERIFIED', 'SENDING', 'PAID', 'UNCLAIMED')),
  -- who has shown to be the person
  customer_id text REFERENCES customers,
  way text CHECK (way IN ('ACCOUNT', 'CARD')),
  card_id text,
  order_no text UNIQUE,
  claimed_at bigint,
  -- of one that is being sent: when the card's bank is asked next, and how often it was
  ask_at bigint,
  asked integer NOT NULL DEFAULT 0,
  UNIQUE (batch_id, row),
  UNIQUE (batch_id, payee_hash),
  CHECK (customer_id IS NOT NULL OR state IN ('LISTED', 'UNCLAIMED')),
  CHECK ((state IN ('SENDING', 'PAID')) = (order_no IS NOT NULL)),
  CHECK ((order_no IS NULL) = (way IS NULL) AND (order_no IS NULL) = (claimed_at IS NULL)),
  CHECK ((way IS NOT DISTINCT FROM 'CARD') = (card_id IS NOT NULL)),
  CHECK ((state = 'SENDING') = (ask_at IS NOT NULL))
);
CREATE INDEX special_items_listed ON special_items (payee_hash) WHERE state = 'LISTED';
CREATE INDEX special_items_customer ON special_items (customer_id, number);
CREATE INDEX special_items_paid ON special_items (customer_id, claimed_at, number) WHERE state = 'PAID';
CREATE INDEX special_items_sending ON special_items (ask_at) WHERE state = 'SENDING';
