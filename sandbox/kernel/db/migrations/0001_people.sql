-- Customers, how they sign in, and the account that makes them customers. Instants are epoch milliseconds of the
-- bank's clock, days YYYYMMDD in Asia/Shanghai, money integer fen.

CREATE TABLE customers (
  id text PRIMARY KEY,
  client_no text NOT NULL UNIQUE,
  market_no text UNIQUE,
  mobile_no text UNIQUE,
  real_name text,
  id_card_no text UNIQUE,
  id_card_from char(8),
  id_card_until char(8),
  profile jsonb NOT NULL DEFAULT '{}',
  registered_at bigint NOT NULL,
  closed_at bigint
);

CREATE TABLE wechat_identities (
  open_id text PRIMARY KEY,
  customer_id text REFERENCES customers,
  union_id text,
  created_at bigint NOT NULL
);
CREATE INDEX wechat_identities_customer ON wechat_identities (customer_id);

CREATE TABLE channels (
  kid text PRIMARY KEY,
  secret text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  kid text REFERENCES channels,
  open_id text REFERENCES wechat_identities,
  customer_id text REFERENCES customers,
  level text NOT NULL DEFAULT 'session' CHECK (level IN ('session', 'account')),
  channel text,
  device jsonb NOT NULL DEFAULT '{}',
  created_at bigint NOT NULL,
  used_at bigint NOT NULL,
  ended_at bigint
);
CREATE INDEX sessions_customer ON sessions (customer_id);

CREATE TABLE nonces (
  scope text NOT NULL,
  nonce text NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (scope, nonce)
);
CREATE INDEX nonces_expiry ON nonces (expires_at);

CREATE TABLE request_randoms (
  random text PRIMARY KEY,
  session_id text NOT NULL,
  path text NOT NULL,
  expires_at bigint NOT NULL,
  consumed_at bigint
);
CREATE INDEX request_randoms_expiry ON request_randoms (expires_at);

CREATE TABLE credentials (
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('gesture', 'login', 'payment')),
  hash text NOT NULL,
  salt text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  locked_until bigint,
  changed_at bigint NOT NULL,
  PRIMARY KEY (customer_id, kind)
);

CREATE TABLE accounts (
  customer_id text PRIMARY KEY REFERENCES customers,
  acct_no text NOT NULL UNIQUE,
  acct_status text NOT NULL DEFAULT 'N',
  missing_image_state text NOT NULL DEFAULT '',
  receive_no_pay text NOT NULL DEFAULT 'N',
  cancel_button_state text NOT NULL DEFAULT 'N',
  opened_at bigint NOT NULL,
  closed_at bigint
);

CREATE TABLE bound_cards (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  card_no text NOT NULL,
  bank_code text NOT NULL,
  bank_name text NOT NULL,
  mobile_no text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  single_limit bigint,
  day_limit bigint,
  bound_at bigint NOT NULL,
  unbound_at bigint
);
CREATE UNIQUE INDEX bound_cards_bound ON bound_cards (customer_id, card_no) WHERE unbound_at IS NULL;

CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  given_at bigint NOT NULL,
  withdrawn_at bigint
);
CREATE INDEX consents_subject ON consents (subject, kind, given_at);

CREATE TABLE risk_tests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 5),
  score integer NOT NULL,
  answers jsonb NOT NULL,
  taken_at bigint NOT NULL,
  taken_on char(8) NOT NULL
);
CREATE INDEX risk_tests_customer ON risk_tests (customer_id, taken_at);
