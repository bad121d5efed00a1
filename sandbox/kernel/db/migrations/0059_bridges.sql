-- Targets that staff have closed; one without a row can be reached.
CREATE TABLE bridge_targets (
  target text PRIMARY KEY CHECK (target ~ '^[a-zA-Z]{1,32}$'),
  up boolean NOT NULL,
  changed_at bigint NOT NULL
);

-- What was handed on to whom, and whether the other side has taken it.
CREATE TABLE bridge_openings (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  bridge text NOT NULL CHECK (bridge ~ '^[a-zA-Z]{1,32}$'),
  -- what the other side gets, by the names of src/domain/bridges/gifts.ts
  given jsonb NOT NULL,
  -- of the consent it was handed on by; none where nothing is about a person
  consent_version text,
  opened_at bigint NOT NULL,
  redeemed_at bigint
);
CREATE INDEX bridge_openings_customer ON bridge_openings (customer_id, opened_at, id);
CREATE INDEX bridge_openings_latest ON bridge_openings (opened_at, id);

-- Service stations in the country: those the bank has, and those it had.
CREATE TABLE service_stations (
  station_no text PRIMARY KEY CHECK (station_no ~ '^XC[0-9]{8}$'),
  name text NOT NULL,
  branch text NOT NULL,
  clerk text NOT NULL,
  hours text NOT NULL,
  phone text NOT NULL,
  ended_on char(8)
);

-- Whether a paid order's partner has been told; what of it was paid back.
ALTER TABLE partner_orders
  ADD COLUMN told_at bigint,
  ADD COLUMN refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= amount);
UPDATE partner_orders SET told_at = ended_at WHERE state = 'PAID';
CREATE INDEX partner_orders_untold ON partner_orders (created_at) WHERE state = 'PAID' AND told_at IS NULL;

-- The orders of the sandbox's stand-in for a partner.
CREATE TABLE standin_partner_orders (
  partner text NOT NULL,
  partner_no text NOT NULL,
  client_no text NOT NULL,
  purpose text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  paid boolean NOT NULL DEFAULT false,
  created_at bigint NOT NULL,
  PRIMARY KEY (partner, partner_no)
);
CREATE INDEX standin_partner_orders_client ON standin_partner_orders (client_no, created_at);
