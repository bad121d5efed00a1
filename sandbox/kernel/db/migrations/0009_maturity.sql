-- What customers want done with deposits at maturity, and what was done.

CREATE TABLE maturity_instructions (
  seq_no bigint PRIMARY KEY REFERENCES holdings,
  customer_id text NOT NULL REFERENCES customers,
  -- PAY_OUT, the default, has no row
  instruction text NOT NULL CHECK (instruction IN ('RENEW_PRINCIPAL', 'RENEW_ALL', 'TO_WEALTH')),
  agreement_version text NOT NULL,
  elder_confirmed boolean NOT NULL DEFAULT false,
  given_at bigint NOT NULL
);

ALTER TABLE holdings ADD COLUMN renewed_from bigint UNIQUE REFERENCES holdings;
-- renewed: matured, and its money kept in another holding
ALTER TABLE holdings DROP CONSTRAINT holdings_status_check;
ALTER TABLE holdings ADD CONSTRAINT holdings_status_check CHECK (status IN ('open', 'redeemed', 'matured', 'renewed'));

CREATE TABLE renewals (
  -- one a matured holding, whatever happens to the day end that writes it
  seq_no bigint PRIMARY KEY REFERENCES holdings,
  customer_id text NOT NULL REFERENCES customers,
  instruction text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('renewed', 'toWealth', 'paidOut')),
  -- an error's name: why the instruction wasn't followed
  reason text,
  -- the new deposit, or the position in the wealth product
  new_seq_no bigint,
  product_type text REFERENCES products,
  rate integer NOT NULL DEFAULT 0,
  amount bigint NOT NULL,
  paid_out bigint NOT NULL,
  day char(8) NOT NULL,
  at bigint NOT NULL,
  CONSTRAINT new_holding_where_kept CHECK ((outcome = 'paidOut') = (new_seq_no IS NULL))
);
CREATE INDEX renewals_customer ON renewals (customer_id, seq_no);
