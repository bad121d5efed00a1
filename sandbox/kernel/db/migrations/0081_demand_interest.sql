-- Interest on what lies in accounts (docs/decisions/interest.md): counted by balance × days (积数), without a row a day.

-- Days since 1970-01-01, as src/domain/dates/day counts them.
CREATE FUNCTION day_number(day text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT make_date(left(day, 4)::integer, substr(day, 5, 2)::integer, substr(day, 7, 2)::integer) - DATE '1970-01-01'
$$;

-- The sum of each entry's amount × its day, and of the balance × days that interest has been paid for. So what an account held
-- at the ends of its days since then, added up through day d, is balance × (d + 1) - day_weight, in whatever order entries come.
ALTER TABLE ledger_accounts ADD COLUMN day_weight numeric NOT NULL DEFAULT 0;
UPDATE ledger_accounts a SET day_weight = w.weight
FROM (SELECT e.account_id, sum(e.amount::numeric * day_number(t.day)) AS weight
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id GROUP BY e.account_id) w
WHERE w.account_id = a.id;

CREATE OR REPLACE FUNCTION apply_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unbalanced text;
BEGIN
  SELECT transaction_id INTO unbalanced FROM added GROUP BY transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'entries of transaction % do not sum to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  UPDATE ledger_accounts account
  SET balance = account.balance + moved.amount, day_weight = account.day_weight + moved.weight
  FROM (SELECT e.account_id, sum(e.amount)::bigint AS amount, sum(e.amount::numeric * day_number(t.day)) AS weight
        FROM added e JOIN ledger_transactions t ON t.id = e.transaction_id GROUP BY e.account_id) moved
  WHERE account.id = moved.account_id;
  RETURN NULL;
END $$;

-- Of a day's end that runs late: what was posted for the days after it.
CREATE INDEX ledger_transactions_day ON ledger_transactions (day);

-- Rates that the bank listed later than the one of its catalogue, each from its day on.
CREATE TABLE demand_rates (
  from_day char(8) PRIMARY KEY,
  rate integer NOT NULL CHECK (rate >= 0),
  listed_at bigint NOT NULL
);

-- What was accrued and isn't paid yet, for all accounts together: one row, with the last day that counts and its rate.
CREATE TABLE demand_accrual (
  id smallint PRIMARY KEY CHECK (id = 1),
  through char(8),
  rate integer,
  accrued bigint NOT NULL
);
INSERT INTO demand_accrual (id, accrued) VALUES (1, 0);

-- One row an account and settlement; a settlement that comes to less than half a fen pays nothing.
CREATE TABLE demand_settlements (
  account_id text NOT NULL REFERENCES ledger_accounts,
  through char(8) NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  from_day char(8) NOT NULL,
  balance_days bigint NOT NULL CHECK (balance_days > 0),
  rate integer NOT NULL,
  interest bigint NOT NULL CHECK (interest >= 0),
  -- which account it is, where that isn't the electronic one
  memo text NOT NULL DEFAULT '',
  order_no text UNIQUE,
  CHECK ((interest > 0) = (order_no IS NOT NULL)),
  PRIMARY KEY (account_id, through)
);
CREATE INDEX demand_settlements_customer ON demand_settlements (customer_id, through);
