-- Money that came for a customer whose account is closed: owed by the bank until a person has paid it.
CREATE TABLE closed_credits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES ledger_transactions,
  customer_id text NOT NULL REFERENCES customers,
  amount bigint NOT NULL CHECK (amount > 0),
  at bigint NOT NULL,
  paid_at bigint,
  UNIQUE (transaction_id, customer_id)
);
CREATE INDEX closed_credits_open ON closed_credits (id) WHERE paid_at IS NULL;

-- Returned transfers had a case of their own kind.
INSERT INTO closed_credits (transaction_id, customer_id, amount, at, paid_at)
SELECT t.order_no, t.customer_id, t.amount, c.opened_at, c.closed_at
FROM transfer_cases c JOIN transfers t ON t.order_no = c.order_no WHERE c.kind = 'RETURNED_CLOSED' ORDER BY c.id;
DELETE FROM transfer_cases WHERE kind = 'RETURNED_CLOSED';
ALTER TABLE transfer_cases DROP CONSTRAINT transfer_cases_kind_check;
ALTER TABLE transfer_cases ADD CONSTRAINT transfer_cases_kind_check
  CHECK (kind IN ('UNANSWERED', 'REVERSAL_SHORT', 'LATE_RETURN'));

-- What refunds put on closed accounts before is owed as well.
INSERT INTO ledger_accounts (id, kind) VALUES ('bank:closedLiability', 'closedLiability') ON CONFLICT DO NOTHING;
INSERT INTO ledger_transactions (id, kind, day, at)
SELECT 'closedCredit-' || l.customer_id, 'closedCredit', to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD'),
  (extract(epoch FROM now()) * 1000)::bigint
FROM ledger_accounts l JOIN accounts a ON a.customer_id = l.customer_id
WHERE l.kind = 'wallet' AND l.balance > 0 AND a.closed_at IS NOT NULL;
WITH stranded AS (
  SELECT 'closedCredit-' || l.customer_id AS transaction_id, l.id, l.balance, sum(l.balance) OVER (ORDER BY l.id)::bigint AS total
  FROM ledger_accounts l JOIN accounts a ON a.customer_id = l.customer_id
  WHERE l.kind = 'wallet' AND l.balance > 0 AND a.closed_at IS NOT NULL)
INSERT INTO ledger_entries (transaction_id, account_id, amount, balance_after)
SELECT transaction_id, id, -balance, 0 FROM stranded
UNION ALL
SELECT s.transaction_id, owed.id, s.balance, owed.balance + s.total
FROM stranded s JOIN ledger_accounts owed ON owed.id = 'bank:closedLiability' ORDER BY 1, 2;
INSERT INTO closed_credits (transaction_id, customer_id, amount, at)
SELECT t.id, substr(t.id, length('closedCredit-') + 1), e.amount, t.at
FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
WHERE t.kind = 'closedCredit' AND e.account_id = 'bank:closedLiability' ORDER BY e.id;

-- A closing that waits for a person ends too; a review whose closing is over waits for nobody.
DROP INDEX closures_working;
CREATE INDEX closures_working ON closures (state) WHERE state IN ('FACE', 'REVIEW', 'CODE', 'SUBMITTED', 'PAYING_OUT');
UPDATE closures SET expires_at = (extract(epoch FROM now()) * 1000)::bigint + 604800000
WHERE state = 'REVIEW' AND expires_at IS NULL;
UPDATE identity_records r SET state = 'REJECTED', decided_at = r.at, pending = NULL, note = '您已撤回本次申请'
WHERE r.state = 'REVIEW' AND r.pending ->> 'review' = 'closure'
  AND NOT EXISTS (SELECT 1 FROM closures c WHERE c.record_no = r.record_no AND c.state = 'REVIEW');

-- The ledger posts such money to the bank's debt by itself; whatever doesn't go through it is refused.
CREATE FUNCTION refuse_closed_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE closed text;
BEGIN
  SELECT e.account_id INTO closed
  FROM added e JOIN ledger_accounts l ON l.id = e.account_id JOIN accounts a ON a.customer_id = l.customer_id
  WHERE e.amount > 0 AND a.closed_at IS NOT NULL LIMIT 1;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION '% belongs to a closed account', closed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_refuse_closed AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_credits();
