-- Points: their own double entry, apart from money. A positive entry of a customer's account is what they have; the pools are
-- the other side.
CREATE TABLE points_accounts (
  id text PRIMARY KEY,
  customer_id text REFERENCES customers,
  floor bigint,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT points_at_or_above_floor CHECK (floor IS NULL OR balance >= floor)
);
CREATE INDEX points_accounts_customer ON points_accounts (customer_id);

CREATE TABLE points_transactions (
  -- an occasion that gives once has one id, so nobody is given twice for it
  id text PRIMARY KEY,
  kind text NOT NULL,
  -- what it was for, as the customer reads it
  memo text NOT NULL,
  order_no text,
  day char(8) NOT NULL,
  at bigint NOT NULL
);

CREATE TABLE points_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES points_transactions,
  account_id text NOT NULL REFERENCES points_accounts,
  points bigint NOT NULL CHECK (points <> 0),
  balance_after bigint NOT NULL,
  UNIQUE (transaction_id, account_id)
);
CREATE INDEX points_entries_account ON points_entries (account_id, id DESC);

-- Entries move the balances themselves, as the ledger's do.
CREATE FUNCTION apply_points_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unbalanced text;
BEGIN
  SELECT transaction_id INTO unbalanced FROM added GROUP BY transaction_id HAVING sum(points) <> 0 LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'points of transaction % do not sum to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  UPDATE points_accounts account SET balance = account.balance + moved.points
  FROM (SELECT account_id, sum(points)::bigint AS points FROM added GROUP BY account_id) moved
  WHERE account.id = moved.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER points_entries_apply AFTER INSERT ON points_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_points_entries();
CREATE TRIGGER points_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON points_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER points_transactions_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON points_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What came at one time and is valid until one day.
CREATE TABLE points_lots (
  lot_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  points bigint NOT NULL CHECK (points > 0),
  unspent bigint NOT NULL CHECK (unspent >= 0 AND unspent <= points),
  earned_at bigint NOT NULL,
  last_day char(8) NOT NULL
);
CREATE INDEX points_lots_customer ON points_lots (customer_id, last_day) WHERE unspent > 0;
CREATE INDEX points_lots_last_day ON points_lots (last_day, customer_id) WHERE unspent > 0;

CREATE TABLE check_ins (
  customer_id text NOT NULL REFERENCES customers,
  day char(8) NOT NULL,
  streak integer NOT NULL CHECK (streak > 0),
  points integer NOT NULL CHECK (points > 0),
  at bigint NOT NULL,
  PRIMARY KEY (customer_id, day)
);

CREATE TABLE learnings (
  customer_id text NOT NULL REFERENCES customers,
  article_id text NOT NULL,
  started_at bigint NOT NULL,
  finished_at bigint CHECK (finished_at >= started_at),
  PRIMARY KEY (customer_id, article_id)
);

CREATE TABLE mall_items (
  item_id text PRIMARY KEY CHECK (item_id ~ '^[a-zA-Z0-9-]{1,40}$'),
  kind text NOT NULL CHECK (kind IN ('VOUCHER', 'GOODS', 'COUPON', 'DONATION')),
  name text NOT NULL,
  summary text NOT NULL,
  terms jsonb NOT NULL,
  -- what the owner of the kind knows the thing by; empty for what the bank sends itself
  prize text NOT NULL,
  -- what it costs elsewhere, fen
  value bigint NOT NULL CHECK (value >= 0),
  points integer NOT NULL CHECK (points > 0),
  stock integer NOT NULL CHECK (stock >= 0),
  per_person integer NOT NULL CHECK (per_person > 0),
  open_at bigint NOT NULL,
  close_at bigint CHECK (close_at > open_at),
  seckill boolean NOT NULL,
  sort integer NOT NULL,
  -- one each, where many want few
  CHECK (NOT seckill OR per_person = 1)
);

CREATE TABLE mall_orders (
  order_no text PRIMARY KEY,
  client_id text NOT NULL UNIQUE,
  customer_id text NOT NULL REFERENCES customers,
  item_id text NOT NULL REFERENCES mall_items,
  item_name text NOT NULL,
  kind text NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  state text NOT NULL CHECK (state IN ('PLACED', 'FULFILLED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
  -- where it is sent, agreed to for this order alone; gone 90 days after its end
  delivery jsonb,
  carrier text,
  parcel_no text,
  -- the lots that its points came from, with how much of each and its last day
  taken jsonb NOT NULL,
  placed_at bigint NOT NULL,
  shipped_at bigint,
  ended_at bigint
);
CREATE INDEX mall_orders_customer ON mall_orders (customer_id, placed_at DESC, order_no DESC);
CREATE INDEX mall_orders_item ON mall_orders (customer_id, item_id) WHERE state <> 'CANCELLED';
