-- What is sold, ordered and held. Rates are basis points a year; wealth income is 1/10,000 yuan per 10,000 shares.

CREATE TABLE products (
  product_type text PRIMARY KEY,
  family text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'wealth')),
  name text NOT NULL,
  appoint_rate integer NOT NULL,
  ahead_rate integer NOT NULL,
  min_amount bigint NOT NULL,
  max_amount bigint NOT NULL,
  step bigint NOT NULL CHECK (step > 0),
  term integer NOT NULL,
  term_type char(1) NOT NULL CHECK (term_type IN ('Y', 'M', 'D')),
  sale_status text NOT NULL CHECK (sale_status IN ('ON_SALE', 'PAUSED', 'CLOSED')),
  risk_level smallint CHECK (risk_level BETWEEN 1 AND 5),
  quota bigint,
  sold bigint NOT NULL DEFAULT 0,
  interest jsonb NOT NULL,
  sort integer NOT NULL,
  CONSTRAINT sold_within_quota CHECK (quota IS NULL OR sold <= quota)
);

CREATE SEQUENCE order_numbers;

CREATE TABLE orders (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  client_id text UNIQUE,
  kind text NOT NULL,
  product_type text REFERENCES products,
  seq_no bigint,
  amount bigint NOT NULL,
  interest bigint NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('pending', 'done')),
  trade_day char(8) NOT NULL,
  due_day char(8) NOT NULL,
  created_at bigint NOT NULL,
  settled_at bigint
);
CREATE INDEX orders_customer ON orders (customer_id, created_at);
CREATE INDEX orders_pending ON orders (kind, id) WHERE status = 'pending';
CREATE INDEX orders_fast ON orders (customer_id, kind, trade_day);

-- one series of numbers for deposits and wealth: a customer's holding is named by its number alone
CREATE SEQUENCE holding_numbers START 10000001;

CREATE TABLE holdings (
  seq_no bigint PRIMARY KEY DEFAULT nextval('holding_numbers'),
  customer_id text NOT NULL REFERENCES customers,
  product_type text NOT NULL REFERENCES products,
  order_id text NOT NULL UNIQUE REFERENCES orders,
  amount bigint NOT NULL CHECK (amount > 0),
  appoint_rate integer NOT NULL,
  ahead_rate integer NOT NULL,
  -- the terms of the day of purchase: a later change of the catalogue is not the holder's
  interest jsonb NOT NULL,
  start_day char(8) NOT NULL,
  end_day char(8) NOT NULL,
  term integer NOT NULL,
  term_type char(1) NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'redeemed', 'matured')),
  accrued bigint NOT NULL DEFAULT 0,
  accrued_through char(8),
  paid_interest bigint NOT NULL DEFAULT 0,
  payouts_made integer NOT NULL DEFAULT 0,
  -- a rollover to a wealth product has been applied for: withdrawal is blocked (specification section 8, drawFailedTips)
  withdrawal_blocked boolean NOT NULL DEFAULT false,
  opened_at bigint NOT NULL,
  closed_at bigint
);
CREATE INDEX holdings_customer ON holdings (customer_id, product_type, status);
CREATE INDEX holdings_open ON holdings (seq_no) WHERE status = 'open';
CREATE INDEX holdings_maturing ON holdings (end_day, seq_no) WHERE status = 'open';

CREATE TABLE accruals (
  seq_no bigint NOT NULL REFERENCES holdings,
  day char(8) NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (seq_no, day)
);

CREATE TABLE wealth_incomes (
  product_type text NOT NULL REFERENCES products,
  day char(8) NOT NULL,
  income_per10k integer NOT NULL,
  seven_day_yield integer NOT NULL,
  PRIMARY KEY (product_type, day)
);

CREATE TABLE wealth_holdings (
  seq_no bigint NOT NULL UNIQUE DEFAULT nextval('holding_numbers'),
  customer_id text NOT NULL REFERENCES customers,
  product_type text NOT NULL REFERENCES products,
  shares bigint NOT NULL DEFAULT 0 CHECK (shares >= 0),
  yesterday_income bigint NOT NULL DEFAULT 0,
  accumulated_income bigint NOT NULL DEFAULT 0,
  income_through char(8),
  opened_at bigint NOT NULL,
  PRIMARY KEY (customer_id, product_type)
);

CREATE TABLE wealth_income_credits (
  customer_id text NOT NULL,
  product_type text NOT NULL,
  day char(8) NOT NULL,
  shares bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (customer_id, product_type, day),
  FOREIGN KEY (customer_id, product_type) REFERENCES wealth_holdings
);
