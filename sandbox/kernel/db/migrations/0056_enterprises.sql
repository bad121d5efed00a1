-- Enterprises with money: who they are, for which of them a session acts, and what moved on their accounts.
ALTER TABLE orgs ADD COLUMN uscc text UNIQUE CHECK (uscc ~ '^[0-9A-HJ-NP-RTUW-Y]{18}$');

ALTER TABLE org_members ADD COLUMN member_id text NOT NULL DEFAULT gen_random_uuid()::text UNIQUE;

-- The enterprise that a session acts for; it ends with the session, and with the role.
CREATE TABLE org_sessions (
  session_id text PRIMARY KEY REFERENCES sessions,
  org_id text NOT NULL,
  customer_id text NOT NULL,
  at bigint NOT NULL,
  FOREIGN KEY (org_id, customer_id) REFERENCES org_members (org_id, customer_id) ON DELETE CASCADE
);

CREATE TABLE org_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id text NOT NULL REFERENCES orgs,
  kind text NOT NULL CHECK (kind IN ('orgIn', 'orgOut', 'payroll')),
  -- a credit is positive
  amount bigint NOT NULL CHECK (amount <> 0),
  counterparty text NOT NULL,
  purpose text NOT NULL,
  -- of what was carried out: SM3 of the approval's id, and which row of it
  client_id char(64),
  row_no integer,
  at bigint NOT NULL,
  UNIQUE (client_id, row_no)
);
CREATE INDEX org_movements_org ON org_movements (org_id, id);
