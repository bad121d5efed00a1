-- Enterprises, who acts for them, and the account of another bank that an enterprise's money goes to.
CREATE TABLE orgs (
  id text PRIMARY KEY,
  name text NOT NULL,
  created_at bigint NOT NULL
);

CREATE TABLE org_members (
  org_id text NOT NULL REFERENCES orgs,
  customer_id text NOT NULL REFERENCES customers,
  role text NOT NULL CHECK (role IN ('LEGAL', 'MAKER', 'CHECKER', 'VIEWER')),
  PRIMARY KEY (org_id, customer_id)
);
CREATE INDEX org_members_customer ON org_members (customer_id);

CREATE TABLE org_cards (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES orgs,
  bank_name text NOT NULL,
  account_no text NOT NULL,
  state text NOT NULL CHECK (state IN ('PROVING', 'APPROVING', 'ACTIVE', 'FAILED', 'REJECTED', 'REPLACED')),
  -- what was paid to it as a proof, and how often it was told wrongly
  proof_amount bigint NOT NULL CHECK (proof_amount BETWEEN 1 AND 99),
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 3),
  added_by text NOT NULL REFERENCES customers,
  added_at bigint NOT NULL,
  proof_until bigint NOT NULL,
  decided_at bigint
);
CREATE UNIQUE INDEX org_cards_active ON org_cards (org_id) WHERE state = 'ACTIVE';
CREATE UNIQUE INDEX org_cards_open ON org_cards (org_id) WHERE state IN ('PROVING', 'APPROVING');

-- The card of their own that a promoter's reward goes to.
CREATE TABLE settlement_cards (
  customer_id text PRIMARY KEY REFERENCES customers,
  card_id text NOT NULL REFERENCES bound_cards,
  chosen_at bigint NOT NULL
);
