-- Enterprises' transfers to other banks go through the states of the network, as customers' do (docs/decisions/transfers.md).
ALTER TABLE org_movements DROP CONSTRAINT org_movements_kind_check;
ALTER TABLE org_movements ADD CONSTRAINT org_movements_kind_check CHECK
  (kind IN ('orgIn', 'orgOut', 'orgOutFailed', 'orgOutReturned', 'payroll', 'specialFunded', 'specialReturned'));

CREATE TABLE org_transfers (
  order_no text PRIMARY KEY,
  org_id text NOT NULL REFERENCES orgs,
  approval_id text NOT NULL REFERENCES approvals,
  applied_by text NOT NULL REFERENCES customers,
  org_card_id text NOT NULL REFERENCES org_cards,
  direction text NOT NULL CHECK (direction = 'OUT'),
  amount bigint NOT NULL CHECK (amount > 0),
  purpose text NOT NULL,
  state text NOT NULL CHECK (state IN ('SENT', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'RETURNED')),
  failure text CHECK (failure IN ('balance', 'closed', 'limit', 'clarified')),
  reason text,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  sent_at bigint,
  settled_at bigint,
  next_ask_at bigint,
  asked integer NOT NULL DEFAULT 0,
  -- of a return: the transfer it belongs to, which has one at most
  origin_no text UNIQUE REFERENCES org_transfers,
  -- what a person of the bank has to look at, and since when
  question text CHECK (question IN ('UNANSWERED', 'LATE_RETURN')),
  question_at bigint,
  CHECK ((state = 'RETURNED') = (origin_no IS NOT NULL)),
  CHECK ((state IN ('SENT', 'UNKNOWN')) = (settled_at IS NULL)),
  CHECK ((state IN ('SENT', 'UNKNOWN')) = (next_ask_at IS NOT NULL)),
  CHECK ((question IS NULL) = (question_at IS NULL))
);
-- An application sends one transfer.
CREATE UNIQUE INDEX org_transfers_approval ON org_transfers (approval_id) WHERE origin_no IS NULL;
CREATE INDEX org_transfers_due ON org_transfers (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX org_transfers_question ON org_transfers (question_at) WHERE question IS NOT NULL;

CREATE TABLE org_transfer_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL REFERENCES org_transfers,
  state text NOT NULL,
  at bigint NOT NULL,
  -- a state is come into once
  UNIQUE (order_no, state)
);
