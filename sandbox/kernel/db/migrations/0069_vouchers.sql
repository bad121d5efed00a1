-- Vouchers that a merchant takes, or that are a partner's code. Coupons of deposits and vouchers of loans have tables of their own.
CREATE TABLE vouchers (
  voucher_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- for which reward or order it was given: once
  reward_id text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('MERCHANT', 'AGRI', 'CODE')),
  prize text NOT NULL,
  name text NOT NULL,
  face bigint NOT NULL CHECK (face >= 0),
  least bigint NOT NULL CHECK (least >= 0),
  merchant text NOT NULL,
  valid_from char(8) NOT NULL,
  valid_until char(8) NOT NULL CHECK (valid_until >= valid_from),
  state text NOT NULL CHECK (state IN ('ISSUED', 'USED', 'EXPIRED', 'REVOKED')),
  issued_at bigint NOT NULL,
  -- what codes of the moment are made with, and when the last one was shown
  secret text NOT NULL,
  shown_at bigint,
  -- a partner's own code
  partner_code text,
  used_at bigint,
  CHECK ((kind = 'CODE') = (partner_code IS NOT NULL))
);
CREATE INDEX vouchers_customer ON vouchers (customer_id, valid_until DESC, voucher_id DESC);
CREATE INDEX vouchers_shown ON vouchers (shown_at) WHERE state = 'ISSUED';
CREATE INDEX vouchers_ending ON vouchers (valid_until, voucher_id) WHERE state = 'ISSUED';
