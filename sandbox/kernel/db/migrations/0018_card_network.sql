-- What the stand-in for the card network knows of the orders it was sent.

CREATE TABLE standin_payments (
  order_no text PRIMARY KEY,
  direction text NOT NULL,
  outcome text NOT NULL,
  -- when the card's bank sends it back or takes it back; none when it doesn't
  notice_at bigint,
  noticed boolean NOT NULL DEFAULT false
);
CREATE INDEX standin_payments_notices ON standin_payments (notice_at) WHERE notice_at IS NOT NULL AND NOT noticed;
