-- Vouchers that a loan app takes; the bank keeps and shows them.
CREATE TABLE loan_vouchers (
  voucher_no text PRIMARY KEY CHECK (voucher_no ~ '^[0-9A-Za-z]{1,32}$'),
  customer_id text NOT NULL REFERENCES customers,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('interest', 'cash')),
  free_days integer NOT NULL CHECK (free_days >= 0),
  cap bigint NOT NULL CHECK (cap >= 0),
  face bigint NOT NULL CHECK (face >= 0),
  min_amount bigint NOT NULL CHECK (min_amount >= 0),
  valid_from char(8) NOT NULL,
  valid_until char(8) NOT NULL CHECK (valid_until >= valid_from),
  given_at bigint NOT NULL,
  used_at bigint,
  CHECK ((kind = 'interest') = (free_days > 0)),
  CHECK ((kind = 'cash') = (face > 0))
);
CREATE INDEX loan_vouchers_customer ON loan_vouchers (customer_id, valid_until DESC, voucher_no DESC);
