-- Calls the bank makes to its customers: whoever asks can see whether the bank is calling them now.
CREATE TABLE bank_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  caller text NOT NULL,
  reason text NOT NULL,
  begun_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  ended_at bigint
);
CREATE INDEX bank_calls_customer ON bank_calls (customer_id, begun_at);
-- One at a time.
CREATE UNIQUE INDEX bank_calls_open ON bank_calls (customer_id) WHERE ended_at IS NULL;

-- A partner's orders that wait for their payer's word.
CREATE TABLE partner_orders (
  auth_id text PRIMARY KEY,
  -- the partner's own number of it, so that a retry makes no second one
  partner text NOT NULL,
  partner_no text NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  purpose text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  return_to text NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'PAID', 'DECLINED', 'LAPSED')),
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  ended_at bigint,
  order_no text REFERENCES orders,
  CHECK ((state = 'WAITING') = (ended_at IS NULL)),
  CHECK ((state = 'PAID') = (order_no IS NOT NULL)),
  UNIQUE (partner, partner_no)
);
CREATE INDEX partner_orders_customer ON partner_orders (customer_id, created_at);
