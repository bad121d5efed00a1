-- Who tried to log in as a customer, when, by what kind of device and with what result. No place, no address.
CREATE TABLE login_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  at bigint NOT NULL,
  device text NOT NULL CHECK (device IN ('mini', 'h5')),
  outcome text NOT NULL CHECK (outcome IN ('right', 'wrong', 'locked'))
);
CREATE INDEX login_records_of ON login_records (customer_id, at DESC, id DESC);
-- What is too old is found by its time alone.
CREATE INDEX login_records_at ON login_records (at);
