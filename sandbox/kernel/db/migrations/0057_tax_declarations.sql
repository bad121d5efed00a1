-- Statements of tax residency, a version each time. What was kept in a customer's profile becomes the first version.
CREATE TABLE tax_declarations (
  customer_id text NOT NULL REFERENCES customers,
  version integer NOT NULL CHECK (version > 0),
  -- made by the app, so that one form makes one version however often it is sent; none of what was given with an account
  client_id text,
  statement jsonb NOT NULL,
  -- what on record it doesn't agree with
  conflicts jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('CURRENT', 'QUESTIONED', 'SUPERSEDED')),
  declared_at bigint NOT NULL,
  explanation text,
  explained_at bigint,
  -- the record under which a person of the bank decides about the explanation
  review_no text,
  CHECK ((explanation IS NULL) = (explained_at IS NULL)),
  CHECK (state <> 'QUESTIONED' OR conflicts <> '[]'),
  PRIMARY KEY (customer_id, version),
  UNIQUE (customer_id, client_id)
);
CREATE UNIQUE INDEX tax_declarations_in_force ON tax_declarations (customer_id) WHERE state <> 'SUPERSEDED';

INSERT INTO tax_declarations (customer_id, version, statement, conflicts, state, declared_at)
SELECT c.id, 1, c.profile -> 'tax', '[]', 'CURRENT',
  coalesce((SELECT max(r.at) FROM identity_records r WHERE r.customer_id = c.id AND r.kind = 'TAX'), a.opened_at)
FROM customers c JOIN accounts a ON a.customer_id = c.id
WHERE c.profile -> 'tax' IS NOT NULL;
UPDATE customers SET profile = profile - 'tax' WHERE profile -> 'tax' IS NOT NULL;
