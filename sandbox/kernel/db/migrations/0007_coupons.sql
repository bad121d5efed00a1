-- Coupons of customers: a bonus rate paid at maturity, or money that pays part of a purchase. Used once, with one order.
CREATE TABLE coupons (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers (id),
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('rate', 'cash')),
  bonus_rate integer NOT NULL DEFAULT 0 CHECK (bonus_rate >= 0),
  cap bigint NOT NULL DEFAULT 0 CHECK (cap >= 0),
  face bigint NOT NULL DEFAULT 0 CHECK (face >= 0),
  -- A purchase is always dearer than what a coupon pays of it.
  min_amount bigint NOT NULL CHECK (min_amount > face),
  min_months integer NOT NULL DEFAULT 0,
  families jsonb NOT NULL DEFAULT '[]',
  valid_from char(8) NOT NULL,
  valid_until char(8) NOT NULL CHECK (valid_until >= valid_from),
  given_at bigint NOT NULL,
  -- Set together when it is used; benefit is what it brings in fen.
  used_at bigint,
  order_id text UNIQUE REFERENCES orders (id),
  seq_no bigint,
  benefit bigint CHECK (benefit > 0),
  paid_at bigint,
  CHECK ((used_at IS NULL) = (order_id IS NULL) AND (used_at IS NULL) = (benefit IS NULL)),
  CHECK (paid_at IS NULL OR used_at IS NOT NULL)
);
CREATE INDEX coupons_customer ON coupons (customer_id, valid_until);
CREATE INDEX coupons_due ON coupons (id) WHERE used_at IS NOT NULL AND paid_at IS NULL;
CREATE INDEX coupons_holding ON coupons (seq_no) WHERE seq_no IS NOT NULL;
