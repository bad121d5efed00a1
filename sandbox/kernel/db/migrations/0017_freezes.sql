-- Money that authorities, risk control or a dispute keep in its place.

CREATE TABLE freezes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('JUDICIAL', 'RISK', 'DISPUTE')),
  asked bigint NOT NULL CHECK (asked > 0),
  captured bigint NOT NULL DEFAULT 0 CHECK (captured BETWEEN 0 AND asked),
  from_day char(8) NOT NULL,
  -- its last day
  until_day char(8) NOT NULL CHECK (until_day >= from_day),
  authority text,
  document_no text,
  state text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'LIFTED', 'EXPIRED')),
  placed_at bigint NOT NULL,
  ended_at bigint,
  CHECK ((kind = 'JUDICIAL') = (authority IS NOT NULL)),
  CHECK ((state = 'ACTIVE') = (ended_at IS NULL))
);
CREATE INDEX freezes_customer ON freezes (customer_id, id);
CREATE INDEX freezes_active ON freezes (until_day, id) WHERE state = 'ACTIVE';
