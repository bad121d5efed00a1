-- Applications that other people decide on (docs/decisions/approval.md), and what was decided.
CREATE TABLE approvals (
  approval_id text PRIMARY KEY,
  kind text NOT NULL,
  -- an enterprise's id, or BANK
  owner text NOT NULL,
  -- who applied: a customer's id, or of a clerk at the console clerk: and the name
  applicant_id text NOT NULL,
  customer_id text REFERENCES customers,
  applicant_name text NOT NULL,
  -- in whose name; none for somebody from outside
  applicant_role text,
  -- made by the app, so that one form makes one draft however often it is sent
  client_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('DRAFT', 'SUBMITTED', 'RETURNED', 'APPROVED', 'EXECUTING', 'EXECUTED', 'FAILED',
    'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  payload jsonb NOT NULL,
  -- SM3 of what is applied for; what is decided and carried out has the same
  payload_hash char(64) NOT NULL,
  amount bigint CHECK (amount > 0),
  payee text NOT NULL,
  -- how often it was handed in: what was decided before it was given back counts no more
  round integer NOT NULL DEFAULT 0 CHECK (round >= 0),
  -- whose decision it waits for
  next_role text CHECK ((next_role IS NOT NULL) = (state = 'SUBMITTED')),
  created_at bigint NOT NULL,
  expires_at bigint CHECK (expires_at IS NOT NULL OR state IN ('DRAFT', 'WITHDRAWN')),
  ended_at bigint,
  -- why it could not be carried out
  failure text CHECK (failure IS NOT NULL OR state <> 'FAILED'),
  -- SM3 of the id, once it was carried out: so it is once
  executed_as char(64) UNIQUE CHECK ((executed_as IS NOT NULL) = (state = 'EXECUTED')),
  executed_at bigint,
  receipt text,
  UNIQUE (applicant_id, client_id),
  UNIQUE (approval_id, applicant_id)
);
CREATE INDEX approvals_owner ON approvals (owner, created_at, approval_id);
CREATE INDEX approvals_applicant ON approvals (applicant_id, created_at, approval_id);
CREATE INDEX approvals_waiting ON approvals (owner, next_role, created_at, approval_id) WHERE state = 'SUBMITTED';
CREATE INDEX approvals_expiring ON approvals (expires_at) WHERE state IN ('SUBMITTED', 'RETURNED', 'FAILED');

CREATE TABLE approval_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  approval_id text NOT NULL,
  applicant_id text NOT NULL,
  round integer NOT NULL,
  place integer NOT NULL,
  role text NOT NULL,
  person_id text NOT NULL,
  customer_id text REFERENCES customers,
  person_name text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('APPROVE', 'RETURN', 'REJECT')),
  -- SM3 of what was decided on
  payload_hash char(64) NOT NULL,
  comment text CHECK (comment IS NOT NULL OR decision = 'APPROVE'),
  at bigint NOT NULL,
  FOREIGN KEY (approval_id, applicant_id) REFERENCES approvals (approval_id, applicant_id),
  -- nobody decides on what they applied for, and one person decides once
  CHECK (person_id <> applicant_id),
  UNIQUE (approval_id, round, place),
  UNIQUE (approval_id, round, person_id)
);
CREATE INDEX approval_steps_customer ON approval_steps (customer_id, id);
