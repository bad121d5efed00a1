-- Double entry. Amounts are credits when positive: what the bank owes a customer is a positive balance.

CREATE TABLE ledger_accounts (
  id text PRIMARY KEY,
  kind text NOT NULL,
  customer_id text REFERENCES customers,
  floor bigint,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT balance_at_or_above_floor CHECK (floor IS NULL OR balance >= floor)
);
CREATE INDEX ledger_accounts_customer ON ledger_accounts (customer_id);

CREATE TABLE ledger_transactions (
  id text PRIMARY KEY,
  client_id text UNIQUE,
  kind text NOT NULL,
  day char(8) NOT NULL,
  at bigint NOT NULL,
  memo text NOT NULL DEFAULT ''
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES ledger_transactions,
  account_id text NOT NULL REFERENCES ledger_accounts,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  UNIQUE (transaction_id, account_id)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id);

-- Entries move the balances themselves, so no code path can insert one without the other.
CREATE FUNCTION apply_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unbalanced text;
BEGIN
  SELECT transaction_id INTO unbalanced FROM added GROUP BY transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'entries of transaction % do not sum to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  UPDATE ledger_accounts account SET balance = account.balance + moved.amount
  FROM (SELECT account_id, sum(amount)::bigint AS amount FROM added GROUP BY account_id) moved
  WHERE account.id = moved.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_ledger_entries();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One row a money call (docs/decisions/ledger.md); written in the transaction that moves the money.
CREATE TABLE operations (
  client_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  call text NOT NULL,
  body_hash text NOT NULL,
  -- json, not jsonb: a retry gets the very text of the first answer
  answer json NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX operations_customer ON operations (customer_id, created_at);
