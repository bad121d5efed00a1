-- A lock that lets foreign keys be checked: with FOR UPDATE whoever writes a row that names the customer or the account waits
-- for it, in whatever order they came to it (docs/decisions/ledger.md).

CREATE OR REPLACE FUNCTION record_wallet_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The wallet's lock, which all other movements hold: of two at once each record knows the balance after the other.
  PERFORM 1 FROM ledger_accounts WHERE kind = 'wallet' AND customer_id IN (
    SELECT a.customer_id FROM added e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'outgoing')
  ORDER BY id FOR NO KEY UPDATE;
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

CREATE OR REPLACE FUNCTION end_family_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A grant that is being given at this moment is waited for.
  PERFORM 1 FROM customers WHERE id = NEW.customer_id FOR NO KEY UPDATE;
  UPDATE family_grants SET state = 'ENDED', changed_at = NEW.closed_at
  WHERE NEW.customer_id IN (owner_id, member_id) AND state IN ('INVITED', 'ACTIVE', 'PAUSED');
  RETURN NULL;
END $$;
