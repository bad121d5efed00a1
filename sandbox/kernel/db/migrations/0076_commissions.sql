-- What promoters under contract get for orders of distributed products, and each month's settlement (docs/decisions/commission.md).
CREATE TABLE commission_settlements (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  settlement_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- the month that was over, YYYYMM
  month char(6) NOT NULL,
  gross bigint NOT NULL CHECK (gross > 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  net bigint NOT NULL CHECK (net > 0),
  state text NOT NULL CHECK (state IN ('SETTLED', 'PAID')),
  settled_at bigint NOT NULL,
  pay_day char(8) NOT NULL,
  paid_at bigint,
  UNIQUE (customer_id, month),
  CHECK (gross = tax + net),
  CHECK ((paid_at IS NOT NULL) = (state = 'PAID'))
);
CREATE INDEX commission_settlements_customer ON commission_settlements (customer_id, number);
CREATE INDEX commission_settlements_due ON commission_settlements (settlement_id) WHERE state = 'SETTLED';

CREATE TABLE commissions (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  commission_id text PRIMARY KEY,
  -- whose it is
  customer_id text NOT NULL REFERENCES customers,
  order_no text NOT NULL REFERENCES orders,
  level integer NOT NULL CHECK (level IN (1, 2)),
  -- who ordered what
  buyer_id text NOT NULL REFERENCES customers,
  product_type text NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  rate integer NOT NULL CHECK (rate > 0),
  rule_version integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('ACCRUED', 'CONFIRMED', 'SETTLED', 'PAID', 'CLAWED_BACK')),
  ordered_at bigint NOT NULL,
  accrued_day char(8) NOT NULL,
  confirmed_at bigint,
  settlement_id text REFERENCES commission_settlements,
  reason text CHECK (reason IN ('REDEEMED', 'ACCOUNT_CLOSED', 'ORDER_VOID', 'RULES_BROKEN')),
  ended_at bigint,
  UNIQUE (order_no, level),
  CHECK (customer_id <> buyer_id),
  CHECK (amount * 10000 <= base * rate),
  CHECK (confirmed_at IS NOT NULL OR state IN ('ACCRUED', 'CLAWED_BACK')),
  CHECK ((settlement_id IS NOT NULL) = (state IN ('SETTLED', 'PAID'))),
  CHECK ((reason IS NOT NULL) = (state = 'CLAWED_BACK')),
  CHECK ((ended_at IS NOT NULL) = (state IN ('PAID', 'CLAWED_BACK')))
);
CREATE INDEX commissions_customer ON commissions (customer_id, number);
CREATE INDEX commissions_settlement ON commissions (settlement_id);
CREATE INDEX commissions_accrued ON commissions (number) WHERE state = 'ACCRUED';
CREATE INDEX commissions_confirmed ON commissions (customer_id) WHERE state = 'CONFIRMED';
-- what a day's end confirmed, which commissions follow
CREATE INDEX orders_confirmed ON orders (settled_at, id) WHERE kind = 'wealthSubscription' AND status = 'done';

-- where a promoter who isn't of the staff publishes
ALTER TABLE marketers ADD COLUMN content_account text;

-- whether the last day of points was put off because they came back: that is done once
ALTER TABLE points_lots ADD COLUMN revived boolean NOT NULL DEFAULT false;

-- links in text messages, which lead to what the message was about for a time
CREATE TABLE campaign_links (
  token text PRIMARY KEY,
  act_id text NOT NULL REFERENCES campaigns,
  variant text NOT NULL,
  made_at bigint NOT NULL
);
