-- The electronic account's records, as the customer understands them (docs/decisions/records.md): one row a movement of what
-- is in the account, held or not, and one for a transfer that moved nothing or hasn't yet.

-- What a posting is about: the order it carries out, the holding it concerns.
ALTER TABLE ledger_transactions ADD COLUMN order_no text;
ALTER TABLE ledger_transactions ADD COLUMN seq_no bigint;

CREATE TABLE wallet_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- a transfer's number, else the posting's
  record_id text NOT NULL,
  kind text NOT NULL,
  day char(8) NOT NULL,
  at bigint NOT NULL,
  memo text NOT NULL DEFAULT '',
  order_no text,
  seq_no bigint,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- how much of it is interest or reward, negative for what is taken back
  earned bigint NOT NULL DEFAULT 0,
  -- what the account held then; none for what doesn't count
  balance_after bigint CHECK (balance_after >= 0),
  UNIQUE (customer_id, record_id)
);
-- The order of the list; what sums and balances of days need of a row stands in the index itself.
CREATE INDEX wallet_records_of ON wallet_records (customer_id, day, id) INCLUDE (kind, amount, earned, balance_after);

-- A posting leaves its record whoever makes it: money that only changes from spendable to frozen or held leaves none.
CREATE FUNCTION record_wallet_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The wallet's lock, which all other movements hold: of two at once each record knows the balance after the other.
  PERFORM 1 FROM ledger_accounts WHERE kind = 'wallet' AND customer_id IN (
    SELECT a.customer_id FROM added e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'outgoing')
  ORDER BY id FOR UPDATE;
  WITH moved AS (
    SELECT e.transaction_id, a.customer_id, min(e.id) AS entry, sum(e.amount)::bigint AS amount
    FROM added e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.kind IN ('wallet', 'frozen', 'outgoing')
    GROUP BY e.transaction_id, a.customer_id HAVING sum(e.amount) <> 0
  ), paid AS (
    SELECT transaction_id, -sum(amount)::bigint AS earned FROM added
    WHERE account_id IN ('bank:interestExpense', 'bank:interestPayable', 'bank:marketingExpense') GROUP BY transaction_id
  ), written AS (
    INSERT INTO wallet_records
      (customer_id, record_id, kind, day, at, memo, order_no, seq_no, amount, earned, balance_after)
    SELECT m.customer_id, coalesce(own.order_no, t.id), t.kind, t.day, t.at, t.memo, t.order_no, t.seq_no, m.amount,
      coalesce(p.earned, 0),
      coalesce(before.balance_after, 0) + sum(m.amount) OVER (PARTITION BY m.customer_id ORDER BY t.day, m.entry)
    FROM moved m JOIN ledger_transactions t ON t.id = m.transaction_id
    LEFT JOIN transfers own ON own.order_no = t.order_no
    LEFT JOIN paid p ON p.transaction_id = m.transaction_id
    LEFT JOIN LATERAL (
      SELECT r.balance_after FROM wallet_records r
      WHERE r.customer_id = m.customer_id AND r.day <= t.day AND r.balance_after IS NOT NULL
      ORDER BY r.day DESC, r.id DESC LIMIT 1) before ON true
    ORDER BY t.day, m.entry
    RETURNING customer_id, day, amount
  )
  -- A day's end that runs late posts to a day that is over: what came after it stands on more.
  UPDATE wallet_records r SET balance_after = r.balance_after + late.amount
  FROM (SELECT after.id, sum(w.amount)::bigint AS amount FROM written w
        JOIN wallet_records after ON after.customer_id = w.customer_id AND after.day > w.day
        WHERE after.balance_after IS NOT NULL GROUP BY after.id) late
  WHERE r.id = late.id;
  RETURN NULL;
END $$;

-- A transfer that moves nothing, or nothing yet, is a record without a balance; the posting writes the one that counts.
CREATE FUNCTION record_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('WAITING', 'SENT', 'UNKNOWN', 'FAILED', 'CANCELLED') OR NEW.covered = 0 THEN
    INSERT INTO wallet_records (customer_id, record_id, kind, day, at, memo, order_no, amount)
    SELECT NEW.customer_id, NEW.order_no,
      CASE WHEN NEW.state = 'REVERSED' THEN 'transferReversed' WHEN NEW.direction = 'IN' THEN 'transferIn' ELSE 'transferOut' END,
      NEW.day, NEW.created_at, NEW.memo, NEW.order_no,
      CASE WHEN NEW.direction = 'IN' AND NEW.state <> 'REVERSED' THEN NEW.amount ELSE -NEW.amount END
    ON CONFLICT (customer_id, record_id) DO NOTHING;
  ELSE
    DELETE FROM wallet_records
    WHERE customer_id = NEW.customer_id AND record_id = NEW.order_no AND balance_after IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- What was posted before has its records too; of a renewal made then only what the account saw of it.
INSERT INTO wallet_records (customer_id, record_id, kind, day, at, memo, order_no, amount, earned, balance_after)
SELECT m.customer_id, coalesce(own.order_no, t.id), t.kind, t.day, t.at, t.memo, coalesce(own.order_no, o.id), m.amount,
  coalesce(m.earned, 0), sum(m.amount) OVER (PARTITION BY m.customer_id ORDER BY t.day, m.entry)
FROM (
  SELECT e.transaction_id, a.customer_id, min(e.id) AS entry, sum(e.amount)::bigint AS amount,
    (SELECT -sum(b.amount)::bigint FROM ledger_entries b WHERE b.transaction_id = e.transaction_id
     AND b.account_id IN ('bank:interestExpense', 'bank:interestPayable', 'bank:marketingExpense')) AS earned
  FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
  WHERE a.kind IN ('wallet', 'frozen', 'outgoing')
  GROUP BY e.transaction_id, a.customer_id HAVING sum(e.amount) <> 0
) m
JOIN ledger_transactions t ON t.id = m.transaction_id
LEFT JOIN orders o ON o.id = t.id
LEFT JOIN transfers own ON own.order_no = split_part(t.id, '-', 1) AND t.kind <> 'reversalCollected'
ORDER BY t.day, m.entry;

INSERT INTO wallet_records (customer_id, record_id, kind, day, at, memo, order_no, amount)
SELECT customer_id, order_no, CASE WHEN direction = 'IN' THEN 'transferIn' ELSE 'transferOut' END, day, created_at, memo,
  order_no, CASE WHEN direction = 'IN' THEN amount ELSE -amount END
FROM transfers WHERE state IN ('WAITING', 'SENT', 'UNKNOWN', 'FAILED', 'CANCELLED');

CREATE TRIGGER ledger_entries_record AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_wallet_movements();
CREATE TRIGGER transfers_record AFTER INSERT OR UPDATE OF state ON transfers
  FOR EACH ROW EXECUTE FUNCTION record_transfer();
