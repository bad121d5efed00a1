-- Accounts of type II and III beside the electronic account, what their caps were used for, and how money moved.

CREATE TABLE sub_accounts (
  acct_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  class text NOT NULL CHECK (class IN ('II', 'III')),
  acct_no text NOT NULL UNIQUE,
  alias text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('PASSWORD_UNSET', 'ACTIVE', 'STOPPED', 'CLOSED')),
  -- whether its owner was seen at a counter
  face_to_face boolean NOT NULL DEFAULT false,
  -- when its owner first brought money of their own
  funded_at bigint,
  agreement_version text NOT NULL,
  opened_at bigint NOT NULL,
  closed_at bigint,
  CHECK ((state = 'CLOSED') = (closed_at IS NOT NULL))
);
CREATE INDEX sub_accounts_customer ON sub_accounts (customer_id, opened_at);

-- What of an account's caps a day used; the year sums its days. The electronic account is counted here too.
CREATE TABLE account_uses (
  -- the ledger's account
  account_id text NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('IN', 'OUT')),
  day char(8) NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (account_id, kind, day)
);

CREATE TABLE account_movements (
  order_no text PRIMARY KEY REFERENCES orders,
  customer_id text NOT NULL REFERENCES customers,
  -- the ledger's account
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('fund', 'takeBack', 'sweep', 'spend', 'refund', 'receive')),
  amount bigint NOT NULL CHECK (amount > 0),
  -- the merchant, or who paid
  counterparty text NOT NULL DEFAULT '',
  -- the day whose caps it used
  day char(8) NOT NULL,
  at bigint NOT NULL,
  -- of a refund: the spending it belongs to
  origin_no text REFERENCES account_movements,
  -- of a spending: what came back of it
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  CHECK ((kind = 'refund') = (origin_no IS NOT NULL))
);
CREATE INDEX account_movements_of ON account_movements (account_id, order_no DESC);
CREATE INDEX account_movements_customer ON account_movements (customer_id, order_no DESC);

-- Each of these accounts has a password of its own.
ALTER TABLE credentials DROP CONSTRAINT credentials_kind_check;
ALTER TABLE credentials ADD CONSTRAINT credentials_kind_check
  CHECK (kind IN ('gesture', 'login', 'payment') OR kind LIKE 'sub:%');
