-- The devices a customer signs in on: a WeChat account in an installation of the app. The installation's id is kept as a hash.

CREATE TABLE devices (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  key text NOT NULL,
  open_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mini', 'h5')),
  platform text NOT NULL,
  state text NOT NULL CHECK (state IN ('TRUSTED', 'REVOKED', 'LAPSED')),
  place text NOT NULL,
  first_at bigint NOT NULL,
  last_at bigint NOT NULL,
  ended_at bigint CHECK ((ended_at IS NULL) = (state = 'TRUSTED')),
  UNIQUE (customer_id, key)
);
-- What nobody has used for long is found by its time alone.
CREATE INDEX devices_last ON devices (last_at);

ALTER TABLE sessions ADD COLUMN device_id text, ADD COLUMN proved_at bigint;
CREATE INDEX sessions_device ON sessions (device_id) WHERE device_id IS NOT NULL AND ended_at IS NULL;
