-- Transfers between bound cards and the electronic account: one row a transfer, a return or a reversal.

ALTER TABLE orders DROP CONSTRAINT orders_status_check;
ALTER TABLE orders ADD CONSTRAINT orders_status_check
  CHECK (status IN ('pending', 'done', 'failed', 'cancelled', 'returned', 'reversed'));

CREATE TABLE transfers (
  order_no text PRIMARY KEY REFERENCES orders,
  customer_id text NOT NULL REFERENCES customers,
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  -- none for money whose card nobody named
  card_id text REFERENCES bound_cards,
  amount bigint NOT NULL CHECK (amount > 0),
  speed text NOT NULL CHECK (speed IN ('REALTIME', 'ORDINARY', 'NEXT_DAY')),
  memo text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN
    ('WAITING', 'SENT', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'RETURNED', 'REVERSED')),
  failure text CHECK (failure IN ('balance', 'closed', 'limit', 'clarified')),
  reason text,
  -- the day whose limits it uses
  day char(8) NOT NULL,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  sent_at bigint,
  settled_at bigint,
  -- when it is sent, or the network asked again; how often it was asked since its outcome is unknown
  next_ask_at bigint,
  asked integer NOT NULL DEFAULT 0,
  -- of a return or a reversal: the transfer it belongs to, which has one at most
  origin_no text UNIQUE REFERENCES transfers,
  -- of a reversal: what the account has given so far
  covered bigint CHECK (covered BETWEEN 0 AND amount),
  CHECK ((state IN ('RETURNED', 'REVERSED')) = (origin_no IS NOT NULL)),
  CHECK ((state = 'REVERSED') = (covered IS NOT NULL)),
  CHECK ((state IN ('WAITING', 'SENT', 'UNKNOWN')) = (settled_at IS NULL)),
  CHECK ((state IN ('WAITING', 'SENT', 'UNKNOWN')) = (next_ask_at IS NOT NULL))
);
CREATE INDEX transfers_customer ON transfers (customer_id, order_no);
CREATE INDEX transfers_use ON transfers (customer_id, day);
CREATE INDEX transfers_due ON transfers (next_ask_at) WHERE next_ask_at IS NOT NULL;

CREATE TABLE transfer_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL REFERENCES transfers,
  state text NOT NULL,
  at bigint NOT NULL,
  -- a state is come into once
  UNIQUE (order_no, state)
);

-- What a customer set for themselves, and until when the account cools down.
CREATE TABLE transfer_limits (
  customer_id text PRIMARY KEY REFERENCES customers,
  single bigint CHECK (single >= 0),
  a_day bigint CHECK (a_day >= 0),
  night_lock boolean NOT NULL DEFAULT false,
  cooling_until bigint NOT NULL DEFAULT 0
);

-- What a person of the bank has to look at.
CREATE TABLE transfer_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL REFERENCES transfers,
  kind text NOT NULL CHECK (kind IN ('UNANSWERED', 'REVERSAL_SHORT', 'LATE_RETURN')),
  opened_at bigint NOT NULL,
  closed_at bigint,
  UNIQUE (order_no, kind)
);
