-- The bank's schema. Instants are epoch milliseconds of the bank's clock, days YYYYMMDD in Asia/Shanghai, money integer
-- fen, rates basis points a year.

CREATE SEQUENCE client_numbers START 1000001;
CREATE SEQUENCE electronic_account_numbers START 1000001;
-- one series of numbers for deposits and wealth: a customer's holding is named by its number alone
CREATE SEQUENCE holding_numbers START 10000001;
CREATE SEQUENCE order_numbers;

-- What happened to an account that its owner reads on the devices where they didn't do it (docs/decisions/devices.md).
-- It refers to no customer's row: whoever signs in writes for others, whose rows may be held, and must not wait for
-- them.
CREATE TABLE account_changes (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ELSEWHERE', 'ANOTHER_HERE', 'NUMBER', 'CREDENTIAL', 'REMOVED')),
  at bigint NOT NULL,
  -- the device on which it was done, as far as it was a known one; of ANOTHER_HERE the one of this customer
  device_id text,
  channel text CHECK (channel IN ('mini', 'h5')),
  platform text,
  place text,
  seen_at bigint
);
CREATE INDEX account_changes_at ON account_changes (at);
CREATE INDEX account_changes_unseen ON account_changes (customer_id, number) WHERE seen_at IS NULL;

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
  closed_at bigint,
  staff boolean NOT NULL DEFAULT false
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

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  kind text NOT NULL,
  customer_id text,
  session_id text,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_customer ON audit_events (customer_id, at);

-- How far the bank's clock is from the machine's: one row.
CREATE TABLE bank_clock (
  id smallint PRIMARY KEY CHECK (id = 1),
  offset_ms bigint NOT NULL,
  -- the first day the bank is open, and the first that ends
  opened_day char(8)
);

CREATE TABLE channels (
  kid text PRIMARY KEY,
  secret text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);

CREATE TABLE ledger_transactions (
  id text PRIMARY KEY,
  client_id text UNIQUE,
  kind text NOT NULL,
  day char(8) NOT NULL,
  at bigint NOT NULL,
  memo text NOT NULL DEFAULT '',
  -- What a posting is about: the order it carries out, the holding it concerns.
  order_no text,
  seq_no bigint
);
-- Of a day's end that runs late: what was posted for the days after it.
CREATE INDEX ledger_transactions_day ON ledger_transactions (day);

-- Money that came for a customer whose account is closed: owed by the bank until a person has paid it.
CREATE TABLE closed_credits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES ledger_transactions,
  customer_id text NOT NULL REFERENCES customers,
  amount bigint NOT NULL CHECK (amount > 0),
  at bigint NOT NULL,
  paid_at bigint,
  UNIQUE (transaction_id, customer_id)
);
CREATE INDEX closed_credits_open ON closed_credits (id) WHERE paid_at IS NULL;

CREATE TABLE config_flags (
  name text PRIMARY KEY,
  value text NOT NULL,
  changed_at bigint NOT NULL
);

CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  given_at bigint NOT NULL,
  withdrawn_at bigint
);
CREATE INDEX consents_subject ON consents (subject, kind, given_at);

CREATE TABLE credentials (
  customer_id text NOT NULL REFERENCES customers,
  -- sub: and its id, of an account beside the electronic one
  kind text NOT NULL CHECK ((kind IN ('gesture', 'login', 'payment')) OR kind ~~ 'sub:%'),
  hash text NOT NULL,
  salt text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  locked_until bigint,
  changed_at bigint NOT NULL,
  -- scrypt's N as a power of two: kept with each hash, so that it can change
  cost smallint NOT NULL,
  -- which key outside the database the hash was made under
  key_id text,
  PRIMARY KEY (customer_id, kind)
);

-- Limits a day: who did what how often.
CREATE TABLE daily_counts (
  subject text NOT NULL,
  kind text NOT NULL,
  day char(8) NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (subject, kind, day)
);
CREATE INDEX daily_counts_day ON daily_counts (day);

CREATE TABLE day_ends (
  day char(8) PRIMARY KEY,
  step text NOT NULL,
  -- the last key the step has dealt with; moves in the transaction that does the work
  cursor text NOT NULL DEFAULT '',
  status text NOT NULL CHECK (status IN ('running', 'done')),
  started_at bigint NOT NULL,
  finished_at bigint
);

-- Money that authorities, risk control or a dispute keep in its place.
CREATE TABLE freezes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('JUDICIAL', 'RISK', 'DISPUTE')),
  asked bigint NOT NULL CHECK (asked > 0),
  captured bigint NOT NULL,
  from_day char(8) NOT NULL,
  -- its last day
  until_day char(8) NOT NULL,
  authority text,
  document_no text,
  state text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'LIFTED', 'EXPIRED')),
  placed_at bigint NOT NULL,
  ended_at bigint,
  CHECK (captured >= 0 AND captured <= asked),
  CHECK (until_day >= from_day),
  CHECK ((kind = 'JUDICIAL') = (authority IS NOT NULL)),
  CHECK ((state = 'ACTIVE') = (ended_at IS NULL))
);
CREATE INDEX freezes_active ON freezes (until_day, id) WHERE state = 'ACTIVE';
CREATE INDEX freezes_customer ON freezes (customer_id, id);

-- What a customer's id was given with, of calls that move no money: the same id with another content is refused.
CREATE TABLE given_ids (
  customer_id text NOT NULL REFERENCES customers,
  call text NOT NULL,
  client_id text NOT NULL,
  body_hash text NOT NULL,
  -- By the machine's clock.
  given_at bigint NOT NULL,
  PRIMARY KEY (customer_id, call, client_id)
);
CREATE INDEX given_ids_age ON given_ids (given_at);

-- Double entry. Amounts are credits when positive: what the bank owes a customer is a positive balance.
CREATE TABLE ledger_accounts (
  id text PRIMARY KEY,
  kind text NOT NULL,
  customer_id text REFERENCES customers,
  floor bigint,
  balance bigint NOT NULL DEFAULT 0,
  -- The sum of each entry's amount × its day, and of the balance × days that interest has been paid for. So what an
  -- account held at the ends of its days since then, added up through day d, is balance × (d + 1) - day_weight, in
  -- whatever order entries come.
  day_weight numeric NOT NULL DEFAULT 0,
  CONSTRAINT balance_at_or_above_floor CHECK (floor IS NULL OR balance >= floor)
);
CREATE INDEX ledger_accounts_customer ON ledger_accounts (customer_id);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES ledger_transactions,
  account_id text NOT NULL REFERENCES ledger_accounts,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  UNIQUE (transaction_id, account_id)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id);

-- What customers have reported as lost. Ends stay: the numbers of replaced accounts are among them.
CREATE TABLE losses (
  case_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  object text NOT NULL CHECK (object IN ('ACCOUNT', 'SUB', 'PHONE', 'ID_CARD')),
  -- the number that is lost: of the account or the phone, or the ID card's number and term
  thing text NOT NULL,
  -- of an account beside the electronic one
  acct_id text,
  state text NOT NULL CHECK (state IN ('TEMP', 'FORMAL', 'REPLACED', 'LIFTED', 'LAPSED')),
  reported_at bigint NOT NULL,
  -- the last day of a report that isn't confirmed
  temp_until char(8) NOT NULL,
  -- the first day on which another number is given
  replace_from char(8),
  CHECK ((acct_id IS NOT NULL) = (object = 'SUB')),
  CHECK (state = 'TEMP' OR state = 'LIFTED' OR state = 'LAPSED' OR replace_from IS NOT NULL OR (object IN
    ('PHONE', 'ID_CARD')))
);
CREATE INDEX losses_customer ON losses (customer_id, reported_at, case_no);
-- One open case for each thing.
CREATE UNIQUE INDEX losses_open ON losses (object, thing) WHERE state IN ('TEMP', 'FORMAL');
CREATE INDEX losses_temp ON losses (temp_until, case_no) WHERE state = 'TEMP';

CREATE TABLE nonces (
  scope text NOT NULL,
  nonce text NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (scope, nonce)
);
CREATE INDEX nonces_expiry ON nonces (expires_at);

CREATE TABLE one_use_codes (
  code_hash text PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  consumed_at bigint
);
CREATE INDEX one_use_codes_expiry ON one_use_codes (expires_at);

-- One row a money call (docs/decisions/ledger.md); written in the transaction that moves the money.
CREATE TABLE operations (
  client_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  call text NOT NULL,
  body_hash text NOT NULL,
  -- json, not jsonb: a retry gets the very text of the first answer
  answer json NOT NULL,
  created_at bigint NOT NULL,
  -- A refusal that gives its id back is kept as well, to tell a refused id from one that was never used.
  settled boolean NOT NULL DEFAULT true
);
-- Ids that were only asked about are deleted once no call with them can be on its way any more.
CREATE INDEX operations_asked ON operations (created_at) WHERE call = 'queryOperation';
CREATE INDEX operations_customer ON operations (customer_id, created_at);

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
  quota bigint,
  sold bigint NOT NULL,
  interest jsonb NOT NULL,
  sort integer NOT NULL,
  -- The issuer's and the seller's rating of a product, of which the higher counts (order 7 of 2025).
  issuer_level smallint CHECK (issuer_level >= 1 AND issuer_level <= 5),
  seller_level smallint CHECK (seller_level >= 1 AND seller_level <= 5),
  -- What the bank wants known of a product before it is bought: title and body. The catalogue fills it.
  alert jsonb,
  CONSTRAINT sold_within_quota CHECK (quota IS NULL OR sold <= quota),
  CONSTRAINT both_ratings_or_none CHECK ((issuer_level IS NULL) = (seller_level IS NULL))
);

CREATE TABLE orders (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  client_id text UNIQUE,
  kind text NOT NULL,
  product_type text REFERENCES products,
  seq_no bigint,
  amount bigint NOT NULL,
  interest bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'done', 'failed', 'cancelled', 'returned', 'reversed')),
  trade_day char(8) NOT NULL,
  due_day char(8) NOT NULL,
  created_at bigint NOT NULL,
  settled_at bigint,
  -- who brought the customer to this order
  source jsonb NOT NULL DEFAULT '{}',
  -- the version of the agreements it was given under; none where it needed none
  agreement_version text
);
-- what a day's end confirmed, which commissions follow
CREATE INDEX orders_confirmed ON orders (settled_at, id) WHERE kind = 'wealthSubscription' AND status = 'done';
CREATE INDEX orders_customer ON orders (customer_id, created_at);
CREATE INDEX orders_fast ON orders (customer_id, kind, trade_day);
-- A customer's orders page by page, newest first: an order's number grows with its time.
CREATE INDEX orders_history ON orders (customer_id, id DESC);
CREATE INDEX orders_pending ON orders (kind, id) WHERE status = 'pending';

CREATE TABLE request_randoms (
  random text PRIMARY KEY,
  session_id text NOT NULL,
  expires_at bigint NOT NULL,
  consumed_at bigint
);
CREATE INDEX request_randoms_expiry ON request_randoms (expires_at);

CREATE TABLE wechat_identities (
  open_id text PRIMARY KEY,
  customer_id text REFERENCES customers,
  union_id text,
  created_at bigint NOT NULL,
  -- Whose customer this open id showed to be by a code to that customer's phone; joined only after the sync.
  sync_customer_id text REFERENCES customers
);
CREATE INDEX wechat_identities_customer ON wechat_identities (customer_id);

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
  ended_at bigint,
  device_id text,
  proved_at bigint
);
CREATE INDEX sessions_customer ON sessions (customer_id);
CREATE INDEX sessions_device ON sessions (device_id) WHERE device_id IS NOT NULL AND ended_at IS NULL;

CREATE TABLE sms_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mobile_no text NOT NULL,
  purpose text NOT NULL,
  code_hash text NOT NULL,
  text text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  consumed_at bigint
);
CREATE INDEX sms_messages_mobile ON sms_messages (mobile_no, purpose, sent_at);

CREATE TABLE standin_choices (
  open_id text NOT NULL,
  service text NOT NULL,
  outcome text NOT NULL,
  PRIMARY KEY (open_id, service)
);

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

-- What the stand-in for WeChat's subscription messages would have sent.
CREATE TABLE standin_subscription_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  open_id text NOT NULL,
  template_id text NOT NULL,
  title text NOT NULL,
  message_id text NOT NULL,
  sent_at bigint NOT NULL
);

CREATE TABLE account_applications (
  client_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  state text NOT NULL CHECK (state IN ('SUBMITTED', 'PROCESSING', 'OPENED', 'FAILED')),
  failure text,
  submitted_at bigint NOT NULL,
  -- the machine's clock: when somebody last took it up
  worked_at bigint,
  decided_at bigint
);
CREATE INDEX account_applications_customer ON account_applications (customer_id, submitted_at);
-- two phones at once hand in one application
CREATE UNIQUE INDEX account_applications_live ON account_applications (customer_id) WHERE state IN
  ('SUBMITTED', 'PROCESSING');

-- What an applicant gave so far; gone once the account is open or 30 days after the last change.
CREATE TABLE onboarding_drafts (
  customer_id text PRIMARY KEY REFERENCES customers,
  data jsonb NOT NULL,
  changed_at bigint NOT NULL
);

-- A face that matched, until the call it was shown for uses it up; the machine's clock.
CREATE TABLE face_passes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  scene text NOT NULL,
  passed_at bigint NOT NULL,
  used_at bigint,
  -- A person's decision stands in place of a face for longer than a face does; the machine's clock, none for a face.
  good_until bigint
);
CREATE INDEX face_passes_customer ON face_passes (customer_id, scene, passed_at);

CREATE TABLE identity_images (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  side text NOT NULL CHECK (side IN ('portrait', 'emblem')),
  mime text NOT NULL,
  -- the number the reader made out, to hold the customer's corrections against
  recognised_no text,
  -- the machine's clock
  uploaded_at bigint NOT NULL,
  -- part of the customer's papers; others are swept after a day
  kept boolean NOT NULL DEFAULT false,
  -- all its pieces are there; one whose upload was broken off is swept like any other that nothing used
  complete boolean NOT NULL DEFAULT false,
  -- The first day that a reader recognised on an ID card's emblem side, YYYYMMDD; a new card has the old one's number.
  recognised_from text
);
CREATE INDEX identity_images_customer ON identity_images (customer_id);
CREATE INDEX identity_images_loose ON identity_images (uploaded_at) WHERE NOT kept;

-- Pictures in pieces: one statement with two megabytes keeps an embedded bank from answering anybody else.
CREATE TABLE identity_image_parts (
  image_id text NOT NULL REFERENCES identity_images ON DELETE CASCADE,
  -- from 0
  part integer NOT NULL,
  -- photos are compressed already
  content bytea NOT NULL,
  PRIMARY KEY (image_id, part)
);
ALTER TABLE identity_image_parts ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE identity_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_no text NOT NULL UNIQUE,
  customer_id text NOT NULL REFERENCES customers,
  -- the code's list (sandbox/business/identity/tables.ts)
  kind text NOT NULL CHECK (kind ~ '^[A-Z_]{3,20}$'),
  title text NOT NULL,
  state text NOT NULL CHECK (state IN ('DONE', 'REVIEW', 'REJECTED')),
  -- what waits for a person's decision
  pending jsonb,
  note text,
  at bigint NOT NULL,
  decided_at bigint
);
CREATE INDEX identity_records_customer ON identity_records (customer_id, id);

-- Statements of tax residency, a version each time.
CREATE TABLE tax_declarations (
  customer_id text NOT NULL REFERENCES customers,
  version integer NOT NULL CHECK (version > 0),
  -- made by the app, so that one form makes one version however often it is sent; none of what was given with an
  -- account
  client_id text,
  statement jsonb NOT NULL,
  -- what on record it doesn't agree with
  conflicts jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('CURRENT', 'QUESTIONED', 'SUPERSEDED')),
  declared_at bigint NOT NULL,
  explanation text,
  explained_at bigint,
  -- the record under which a person of the bank decides about the explanation
  review_no text,
  PRIMARY KEY (customer_id, version),
  UNIQUE (customer_id, client_id),
  CHECK ((explanation IS NULL) = (explained_at IS NULL)),
  CHECK (state <> 'QUESTIONED' OR conflicts <> '[]')
);
CREATE UNIQUE INDEX tax_declarations_in_force ON tax_declarations (customer_id) WHERE state <> 'SUPERSEDED';

CREATE TABLE risk_tests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  level smallint NOT NULL CHECK (level >= 1 AND level <= 5),
  score integer NOT NULL,
  answers jsonb NOT NULL,
  taken_at bigint NOT NULL,
  taken_on char(8) NOT NULL
);
CREATE INDEX risk_tests_customer ON risk_tests (customer_id, taken_at);

-- Codes by which an adviser agrees on an agreement deposit's terms with one customer (docs/decisions/agreement-
-- codes.md).
CREATE TABLE agreement_codes (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  offer_id text PRIMARY KEY,
  code char(12) NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJKMNP-Z]{12}$'),
  customer_id text NOT NULL REFERENCES customers,
  product_type text NOT NULL,
  rate integer NOT NULL CHECK (rate > 0),
  floor_balance bigint NOT NULL CHECK (floor_balance >= 0),
  term integer NOT NULL CHECK (term > 0),
  term_type char(1) NOT NULL CHECK (term_type IN ('D', 'M', 'Y')),
  last_day char(8) NOT NULL,
  issued_by text NOT NULL,
  issued_at bigint NOT NULL,
  redeemed_at bigint,
  used_at bigint,
  seq_no bigint UNIQUE,
  CHECK (used_at IS NULL OR redeemed_at IS NOT NULL),
  CHECK ((used_at IS NULL) = (seq_no IS NULL))
);
CREATE INDEX agreement_codes_customer ON agreement_codes (customer_id, number);

-- Which customers the bank has invited to a product family that is sold by invitation only.
CREATE TABLE product_invitations (
  customer_id text NOT NULL REFERENCES customers,
  family text NOT NULL,
  invited_at bigint NOT NULL,
  PRIMARY KEY (customer_id, family)
);

CREATE TABLE wealth_incomes (
  product_type text NOT NULL REFERENCES products,
  day char(8) NOT NULL,
  income_per10k integer NOT NULL,
  seven_day_yield integer NOT NULL,
  PRIMARY KEY (product_type, day)
);

CREATE TABLE holdings (
  seq_no bigint DEFAULT nextval('holding_numbers') PRIMARY KEY,
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
  -- renewed: matured, and its money kept in another holding
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'redeemed', 'matured', 'renewed')),
  accrued bigint NOT NULL,
  accrued_through char(8),
  paid_interest bigint NOT NULL,
  payouts_made integer NOT NULL DEFAULT 0,
  -- a rollover to a wealth product has been applied for: withdrawal is blocked (specification section 8,
  -- drawFailedTips)
  withdrawal_blocked boolean NOT NULL DEFAULT false,
  opened_at bigint NOT NULL,
  closed_at bigint,
  renewed_from bigint UNIQUE REFERENCES holdings,
  CONSTRAINT floor_balance_of_agreement CHECK ((interest ->> 'method') <> 'agreement' OR (interest -> 'floorBalance')
    IS NOT NULL)
);
CREATE INDEX holdings_customer ON holdings (customer_id, product_type, status);
CREATE INDEX holdings_maturing ON holdings (end_day, seq_no) WHERE status = 'open';
CREATE INDEX holdings_open ON holdings (seq_no) WHERE status = 'open';

-- What customers want done with deposits at maturity, and what was done.
CREATE TABLE maturity_instructions (
  seq_no bigint PRIMARY KEY REFERENCES holdings,
  customer_id text NOT NULL REFERENCES customers,
  -- PAY_OUT, the default, has no row
  instruction text NOT NULL CHECK (instruction IN ('RENEW_PRINCIPAL', 'RENEW_ALL', 'TO_WEALTH')),
  agreement_version text NOT NULL,
  elder_confirmed boolean NOT NULL DEFAULT false,
  given_at bigint NOT NULL
);

CREATE TABLE renewals (
  -- one a matured holding, whatever happens to the day end that writes it
  seq_no bigint PRIMARY KEY REFERENCES holdings,
  customer_id text NOT NULL REFERENCES customers,
  instruction text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('renewed', 'toWealth', 'paidOut')),
  -- an error's name: why the instruction wasn't followed
  reason text,
  -- the new deposit, or the position in the wealth product
  new_seq_no bigint,
  product_type text REFERENCES products,
  rate integer NOT NULL,
  amount bigint NOT NULL,
  paid_out bigint NOT NULL,
  day char(8) NOT NULL,
  at bigint NOT NULL,
  CONSTRAINT new_holding_where_kept CHECK ((outcome = 'paidOut') = (new_seq_no IS NULL))
);
CREATE INDEX renewals_customer ON renewals (customer_id, seq_no);

CREATE TABLE accruals (
  seq_no bigint NOT NULL REFERENCES holdings,
  day char(8) NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (seq_no, day)
);

-- What was accrued and isn't paid yet, for all accounts together: one row, with the last day that counts and its rate.
CREATE TABLE demand_accrual (
  id smallint PRIMARY KEY CHECK (id = 1),
  through char(8),
  rate integer,
  accrued bigint NOT NULL,
  -- The ledger's last entry when interest was accrued: what is dated back later is accrued by the next day's end.
  last_entry bigint NOT NULL
);

-- Rates that the bank listed later than the one of its catalogue, each from its day on.
CREATE TABLE demand_rates (
  from_day char(8) PRIMARY KEY,
  rate integer NOT NULL CHECK (rate >= 0),
  listed_at bigint NOT NULL
);

-- One row an account and settlement; a settlement that comes to less than half a fen pays nothing.
CREATE TABLE demand_settlements (
  account_id text NOT NULL REFERENCES ledger_accounts,
  through char(8) NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  from_day char(8) NOT NULL,
  balance_days bigint NOT NULL CHECK (balance_days > 0),
  rate integer NOT NULL,
  interest bigint NOT NULL CHECK (interest >= 0),
  -- which account it is, where that isn't the electronic one
  memo text NOT NULL DEFAULT '',
  order_no text UNIQUE,
  PRIMARY KEY (account_id, through),
  CHECK ((interest > 0) = (order_no IS NOT NULL))
);
CREATE INDEX demand_settlements_customer ON demand_settlements (customer_id, through);

CREATE TABLE wealth_holdings (
  seq_no bigint NOT NULL DEFAULT nextval('holding_numbers') UNIQUE,
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

-- The electronic account's records, as the customer understands them (docs/decisions/records.md): one row a movement of
-- what is in the account, held or not, and one for a transfer that moved nothing or hasn't yet.
CREATE TABLE wallet_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- a transfer's number, else the posting's
  record_id text NOT NULL,
  kind text NOT NULL,
  day char(8) NOT NULL,
  at bigint NOT NULL,
  memo text NOT NULL DEFAULT '',
  order_no text,
  seq_no bigint,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- how much of it is interest or reward, negative for what is taken back
  earned bigint NOT NULL DEFAULT 0,
  -- what the account held then; none for what doesn't count
  balance_after bigint CHECK (balance_after >= 0),
  UNIQUE (customer_id, record_id)
);
-- A record is found by its order's number too.
CREATE INDEX wallet_records_by_order ON wallet_records (customer_id, order_no) WHERE order_no IS NOT NULL;
-- The order of the list; what sums and balances of days need of a row stands in the index itself.
CREATE INDEX wallet_records_of ON wallet_records (customer_id, day, id) INCLUDE (kind, amount, earned, balance_after);

-- What a customer's payments to others used of a day's limit, without what came back of them.
CREATE TABLE spending_uses (
  customer_id text NOT NULL REFERENCES customers,
  day char(8) NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (customer_id, day)
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
  unbound_at bigint,
  -- What a bound card is for, what its owner calls it, and which of a customer's cards is the first.
  role text NOT NULL DEFAULT 'ORDINARY' CHECK (role IN ('FIRST', 'ORDINARY', 'SPECIAL')),
  alias text CHECK (alias <> '')
);
CREATE UNIQUE INDEX bound_cards_bound ON bound_cards (customer_id, card_no) WHERE unbound_at IS NULL;
CREATE UNIQUE INDEX bound_cards_default ON bound_cards (customer_id) WHERE unbound_at IS NULL AND is_default;
CREATE UNIQUE INDEX bound_cards_first ON bound_cards (customer_id) WHERE unbound_at IS NULL AND role = 'FIRST';

-- Transfers between bound cards and the electronic account: one row a transfer, a return or a reversal.
CREATE TABLE transfers (
  order_no text PRIMARY KEY REFERENCES orders,
  customer_id text NOT NULL REFERENCES customers,
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  -- none for money whose card nobody named
  card_id text REFERENCES bound_cards,
  amount bigint NOT NULL CHECK (amount > 0),
  speed text NOT NULL CHECK (speed IN ('REALTIME', 'ORDINARY', 'NEXT_DAY')),
  memo text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN
    ('WAITING', 'SENT', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'RETURNED', 'REVERSED')),
  -- why one that waited was never sent, too: a freeze needed its money, or the account might no longer pay
  failure text CHECK (failure IN ('balance', 'closed', 'limit', 'clarified', 'frozen', 'restricted')),
  reason text,
  -- the day whose limits it uses
  day char(8) NOT NULL,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  sent_at bigint,
  settled_at bigint,
  -- when it is sent, or the network asked again; how often it was asked since its outcome is unknown
  next_ask_at bigint,
  asked integer NOT NULL DEFAULT 0,
  -- of a return or a reversal: the transfer it belongs to, which has one at most
  origin_no text UNIQUE REFERENCES transfers,
  -- of a reversal: what the account has given so far
  covered bigint,
  CHECK (covered >= 0 AND covered <= amount),
  CHECK ((state IN ('RETURNED', 'REVERSED')) = (origin_no IS NOT NULL)),
  CHECK ((state = 'REVERSED') = (covered IS NOT NULL)),
  CHECK ((state IN ('WAITING', 'SENT', 'UNKNOWN')) = (settled_at IS NULL)),
  CHECK ((state IN ('WAITING', 'SENT', 'UNKNOWN')) = (next_ask_at IS NOT NULL))
);
CREATE INDEX transfers_customer ON transfers (customer_id, order_no);
CREATE INDEX transfers_due ON transfers (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX transfers_use ON transfers (customer_id, day);
-- A freeze looks for what waits.
CREATE INDEX transfers_waiting ON transfers (customer_id) WHERE state = 'WAITING';

-- What a person of the bank has to look at.
CREATE TABLE transfer_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL REFERENCES transfers,
  kind text NOT NULL CHECK (kind IN ('UNANSWERED', 'REVERSAL_SHORT', 'LATE_RETURN')),
  opened_at bigint NOT NULL,
  closed_at bigint,
  UNIQUE (order_no, kind)
);

-- What a customer set for themselves, and until when the account cools down.
CREATE TABLE transfer_limits (
  customer_id text PRIMARY KEY REFERENCES customers,
  single bigint CHECK (single >= 0),
  a_day bigint CHECK (a_day >= 0),
  night_lock boolean NOT NULL DEFAULT false,
  cooling_until bigint NOT NULL DEFAULT 0,
  -- What a customer has set to protect their money: limits that begin later, the stop, the notice, the regions.
  next_single bigint CHECK (next_single >= 0),
  next_a_day bigint CHECK (next_a_day >= 0),
  next_from char(8),
  stopped_at bigint,
  notice_over bigint CHECK (notice_over > 0),
  -- codes of provinces between commas; none while transfers from anywhere are as good
  provinces text CHECK (provinces ~ '^[0-9]{2}(,[0-9]{2})*$'),
  CHECK ((next_single IS NULL) = (next_from IS NULL) AND (next_a_day IS NULL) = (next_from IS NULL))
);

CREATE TABLE transfer_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL REFERENCES transfers,
  state text NOT NULL,
  at bigint NOT NULL,
  -- a state is come into once
  UNIQUE (order_no, state)
);

-- Documents about an account that the bank issues: asked for, made afterwards, fetched for some days, verified for
-- ever.
CREATE TABLE statements (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('STATEMENT', 'RECEIPT', 'BALANCE', 'INTEREST_YEAR')),
  from_day char(8) NOT NULL,
  to_day char(8) NOT NULL,
  order_no text,
  state text NOT NULL DEFAULT 'PREPARING' CHECK (state IN ('PREPARING', 'READY', 'EXPIRED', 'FAILED')),
  requested_at bigint NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- when a process takes up what is still not made
  next_try_at bigint NOT NULL,
  -- what anybody who holds the document may be told stays when the file is gone
  issued_at bigint,
  until_day char(8),
  check_code text UNIQUE,
  digest text,
  bytes integer,
  pieces integer,
  pages integer,
  holder text,
  last_four text,
  closing bigint,
  CHECK (to_day >= from_day),
  CHECK ((kind = 'RECEIPT') = (order_no IS NOT NULL)),
  CHECK ((state IN ('READY', 'EXPIRED')) = (issued_at IS NOT NULL)),
  CHECK (issued_at IS NULL OR until_day IS NOT NULL AND check_code IS NOT NULL AND digest IS NOT NULL AND bytes IS NOT
    NULL AND pieces IS NOT NULL AND pages IS NOT NULL AND holder IS NOT NULL AND last_four IS NOT NULL)
);
CREATE INDEX statements_customer ON statements (customer_id, number DESC);
CREATE INDEX statements_preparing ON statements (next_try_at) WHERE state = 'PREPARING';
CREATE INDEX statements_ready ON statements (until_day, id) WHERE state = 'READY';

CREATE TABLE statement_pages (
  statement_id text NOT NULL REFERENCES statements,
  -- from 1
  page integer NOT NULL,
  content json NOT NULL,
  PRIMARY KEY (statement_id, page)
);

-- The issued bytes: a file in pieces, and its pages as the app draws them. They go at the end, and never change before.
CREATE TABLE statement_pieces (
  statement_id text NOT NULL REFERENCES statements,
  -- from 0
  piece integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (statement_id, piece)
);
ALTER TABLE statement_pieces ALTER COLUMN content SET STORAGE EXTERNAL;

-- Banks whose cards can't be verified for now, as the card network has announced.
CREATE TABLE maintained_banks (
  bank_name text PRIMARY KEY,
  since bigint NOT NULL
);

-- The card of their own that a promoter's reward goes to.
CREATE TABLE settlement_cards (
  customer_id text PRIMARY KEY REFERENCES customers,
  card_id text NOT NULL REFERENCES bound_cards,
  chosen_at bigint NOT NULL
);

-- Family cards: what one customer pays of another's spending, and each payment.
CREATE TABLE family_grants (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES customers,
  member_id text NOT NULL REFERENCES customers,
  relation text NOT NULL,
  month_limit bigint NOT NULL CHECK (month_limit >= 1 AND month_limit <= 500000),
  single bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('INVITED', 'ACTIVE', 'PAUSED', 'ENDED', 'DECLINED', 'LAPSED')),
  invited_at bigint NOT NULL,
  -- the last day on which the invitation can be answered
  answer_by char(8) NOT NULL,
  changed_at bigint NOT NULL,
  CHECK (single >= 1 AND single <= LEAST(month_limit, 100000::bigint)),
  CHECK (owner_id <> member_id)
);
CREATE INDEX family_grants_invited ON family_grants (answer_by, id) WHERE state = 'INVITED';
CREATE INDEX family_grants_member ON family_grants (member_id, invited_at);
-- Two customers have one open grant this way round at most.
CREATE UNIQUE INDEX family_grants_open ON family_grants (owner_id, member_id) WHERE state IN
  ('INVITED', 'ACTIVE', 'PAUSED');
CREATE INDEX family_grants_owner ON family_grants (owner_id, invited_at);

CREATE TABLE family_spendings (
  order_no text PRIMARY KEY REFERENCES orders,
  grant_id text NOT NULL REFERENCES family_grants,
  -- whose money it was: what is spent by all cards together has caps
  owner_id text NOT NULL REFERENCES customers,
  merchant text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- what came back, which counts for the day and month of the payment
  refunded bigint NOT NULL,
  day char(8) NOT NULL,
  at bigint NOT NULL,
  CHECK (refunded >= 0 AND refunded <= amount)
);
CREATE INDEX family_spendings_grant ON family_spendings (grant_id, day, order_no);
CREATE INDEX family_spendings_owner ON family_spendings (owner_id, day);

CREATE TABLE account_movements (
  order_no text PRIMARY KEY REFERENCES orders,
  customer_id text NOT NULL REFERENCES customers,
  -- the ledger's account
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('fund', 'takeBack', 'sweep', 'spend', 'refund', 'receive')),
  amount bigint NOT NULL CHECK (amount > 0),
  -- the merchant, or who paid
  counterparty text NOT NULL DEFAULT '',
  -- the day whose caps it used
  day char(8) NOT NULL,
  at bigint NOT NULL,
  -- of a refund: the spending it belongs to
  origin_no text REFERENCES account_movements,
  -- of a spending: what came back of it
  refunded bigint NOT NULL,
  CHECK (refunded >= 0 AND refunded <= amount),
  CHECK ((kind = 'refund') = (origin_no IS NOT NULL))
);
CREATE INDEX account_movements_customer ON account_movements (customer_id, order_no DESC);
CREATE INDEX account_movements_of ON account_movements (account_id, order_no DESC);

-- What of an account's caps a day used; the year sums its days. The electronic account is counted here too.
CREATE TABLE account_uses (
  -- the ledger's account
  account_id text NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('IN', 'OUT')),
  day char(8) NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (account_id, kind, day)
);

-- Accounts of type II and III beside the electronic account, what their caps were used for, and how money moved.
CREATE TABLE sub_accounts (
  acct_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  class text NOT NULL CHECK (class IN ('II', 'III')),
  acct_no text NOT NULL UNIQUE,
  alias text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('PASSWORD_UNSET', 'ACTIVE', 'STOPPED', 'CLOSED')),
  -- whether its owner was seen at a counter
  face_to_face boolean NOT NULL DEFAULT false,
  -- when its owner first brought money of their own
  funded_at bigint,
  agreement_version text NOT NULL,
  opened_at bigint NOT NULL,
  closed_at bigint,
  CHECK ((state = 'CLOSED') = (closed_at IS NOT NULL))
);
CREATE INDEX sub_accounts_customer ON sub_accounts (customer_id, opened_at);

-- Enterprises, who acts for them, and the account of another bank that an enterprise's money goes to.
CREATE TABLE orgs (
  id text PRIMARY KEY,
  name text NOT NULL,
  created_at bigint NOT NULL,
  uscc text UNIQUE CHECK (uscc ~ '^[0-9A-HJ-NP-RTUW-Y]{18}$')
);

CREATE TABLE org_cards (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES orgs,
  bank_name text NOT NULL,
  account_no text NOT NULL,
  state text NOT NULL CHECK (state IN ('PROVING', 'APPROVING', 'ACTIVE', 'FAILED', 'REJECTED', 'REPLACED')),
  -- what was paid to it as a proof, and how often it was told wrongly
  proof_amount bigint NOT NULL CHECK (proof_amount >= 1 AND proof_amount <= 99),
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0 AND tries <= 3),
  added_by text NOT NULL REFERENCES customers,
  added_at bigint NOT NULL,
  proof_until bigint NOT NULL,
  decided_at bigint
);
CREATE UNIQUE INDEX org_cards_active ON org_cards (org_id) WHERE state = 'ACTIVE';
CREATE UNIQUE INDEX org_cards_open ON org_cards (org_id) WHERE state IN ('PROVING', 'APPROVING');

CREATE TABLE org_members (
  org_id text NOT NULL REFERENCES orgs,
  customer_id text NOT NULL REFERENCES customers,
  role text NOT NULL CHECK (role IN ('LEGAL', 'MAKER', 'CHECKER', 'VIEWER')),
  member_id text NOT NULL UNIQUE,
  PRIMARY KEY (org_id, customer_id)
);
CREATE INDEX org_members_customer ON org_members (customer_id);

CREATE TABLE org_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id text NOT NULL REFERENCES orgs,
  kind text NOT NULL CHECK (kind IN
    ('orgIn', 'orgOut', 'orgOutFailed', 'orgOutReturned', 'payroll', 'specialFunded', 'specialReturned')),
  -- a credit is positive
  amount bigint NOT NULL CHECK (amount <> 0),
  counterparty text NOT NULL,
  purpose text NOT NULL,
  -- of what was carried out: SM3 of the approval's id, and which row of it
  client_id char(64),
  row_no integer,
  at bigint NOT NULL,
  UNIQUE (client_id, row_no)
);
CREATE INDEX org_movements_org ON org_movements (org_id, id);

-- The enterprise that a session acts for; it ends with the session, and with the role.
CREATE TABLE org_sessions (
  session_id text PRIMARY KEY REFERENCES sessions,
  org_id text NOT NULL,
  customer_id text NOT NULL,
  at bigint NOT NULL,
  FOREIGN KEY (org_id, customer_id) REFERENCES org_members ON DELETE CASCADE
);

-- Applications that other people decide on (docs/decisions/approval.md), and what was decided.
CREATE TABLE approvals (
  approval_id text PRIMARY KEY,
  kind text NOT NULL,
  -- an enterprise's id, or BANK
  owner text NOT NULL,
  -- who applied: a customer's id, or of a clerk at the console clerk: and the name
  applicant_id text NOT NULL,
  customer_id text REFERENCES customers,
  applicant_name text NOT NULL,
  -- in whose name; none for somebody from outside
  applicant_role text,
  -- made by the app, so that one form makes one draft however often it is sent
  client_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('DRAFT', 'SUBMITTED', 'RETURNED', 'APPROVED', 'EXECUTING', 'EXECUTED', 'FAILED',
    'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  payload jsonb NOT NULL,
  -- SM3 of what is applied for; what is decided and carried out has the same
  payload_hash char(64) NOT NULL,
  amount bigint CHECK (amount > 0),
  payee text NOT NULL,
  -- how often it was handed in: what was decided before it was given back counts no more
  round integer NOT NULL DEFAULT 0 CHECK (round >= 0),
  -- whose decision it waits for
  next_role text,
  created_at bigint NOT NULL,
  expires_at bigint,
  ended_at bigint,
  -- why it could not be carried out
  failure text,
  -- SM3 of the id, once it was carried out: so it is once
  executed_as char(64) UNIQUE,
  executed_at bigint,
  receipt text,
  -- Where the name that an application shows was checked.
  payee_checked text NOT NULL DEFAULT '',
  UNIQUE (applicant_id, client_id),
  UNIQUE (approval_id, applicant_id),
  CHECK ((next_role IS NOT NULL) = (state = 'SUBMITTED')),
  CHECK (expires_at IS NOT NULL OR (state IN ('DRAFT', 'WITHDRAWN'))),
  CHECK (failure IS NOT NULL OR state <> 'FAILED'),
  CHECK ((executed_as IS NOT NULL) = (state = 'EXECUTED'))
);
CREATE INDEX approvals_applicant ON approvals (applicant_id, created_at, approval_id);
CREATE INDEX approvals_expiring ON approvals (expires_at) WHERE state IN ('SUBMITTED', 'RETURNED', 'FAILED');
CREATE INDEX approvals_owner ON approvals (owner, created_at, approval_id);
CREATE INDEX approvals_waiting ON approvals (owner, next_role, created_at, approval_id) WHERE state = 'SUBMITTED';

CREATE TABLE org_transfers (
  order_no text PRIMARY KEY,
  org_id text NOT NULL REFERENCES orgs,
  approval_id text NOT NULL REFERENCES approvals,
  applied_by text NOT NULL REFERENCES customers,
  org_card_id text NOT NULL REFERENCES org_cards,
  direction text NOT NULL CHECK (direction = 'OUT'),
  amount bigint NOT NULL CHECK (amount > 0),
  purpose text NOT NULL,
  state text NOT NULL CHECK (state IN ('SENT', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'RETURNED')),
  failure text CHECK (failure IN ('balance', 'closed', 'limit', 'clarified')),
  reason text,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  sent_at bigint,
  settled_at bigint,
  next_ask_at bigint,
  asked integer NOT NULL DEFAULT 0,
  -- of a return: the transfer it belongs to, which has one at most
  origin_no text UNIQUE REFERENCES org_transfers,
  -- what a person of the bank has to look at, and since when
  question text CHECK (question IN ('UNANSWERED', 'LATE_RETURN')),
  question_at bigint,
  CHECK ((state = 'RETURNED') = (origin_no IS NOT NULL)),
  CHECK ((state IN ('SENT', 'UNKNOWN')) = (settled_at IS NULL)),
  CHECK ((state IN ('SENT', 'UNKNOWN')) = (next_ask_at IS NOT NULL)),
  CHECK ((question IS NULL) = (question_at IS NULL))
);
-- An application sends one transfer.
CREATE UNIQUE INDEX org_transfers_approval ON org_transfers (approval_id) WHERE origin_no IS NULL;
CREATE INDEX org_transfers_due ON org_transfers (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX org_transfers_question ON org_transfers (question_at) WHERE question IS NOT NULL;

CREATE TABLE org_transfer_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL REFERENCES org_transfers,
  state text NOT NULL,
  at bigint NOT NULL,
  -- a state is come into once
  UNIQUE (order_no, state)
);

CREATE TABLE approval_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  approval_id text NOT NULL,
  applicant_id text NOT NULL,
  round integer NOT NULL,
  place integer NOT NULL,
  role text NOT NULL,
  person_id text NOT NULL,
  customer_id text REFERENCES customers,
  person_name text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('APPROVE', 'RETURN', 'REJECT')),
  -- SM3 of what was decided on
  payload_hash char(64) NOT NULL,
  comment text,
  at bigint NOT NULL,
  UNIQUE (approval_id, round, place),
  UNIQUE (approval_id, round, person_id),
  FOREIGN KEY (approval_id, applicant_id) REFERENCES approvals(approval_id, applicant_id),
  CHECK (comment IS NOT NULL OR decision = 'APPROVE'),
  -- nobody decides on what they applied for, and one person decides once
  CHECK (person_id <> applicant_id)
);
CREATE INDEX approval_steps_customer ON approval_steps (customer_id, id);

-- Calls the bank makes to its customers: whoever asks can see whether the bank is calling them now.
CREATE TABLE bank_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  caller text NOT NULL,
  reason text NOT NULL,
  begun_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  ended_at bigint
);
CREATE INDEX bank_calls_customer ON bank_calls (customer_id, begun_at);
-- One at a time.
CREATE UNIQUE INDEX bank_calls_open ON bank_calls (customer_id) WHERE ended_at IS NULL;

-- The devices a customer signs in on: a WeChat account in an installation of the app. The installation's id is kept as
-- a hash.
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
  ended_at bigint,
  -- A hash of the browser's or app's own id: by it several accounts on one device are known.
  browser text,
  UNIQUE (customer_id, key),
  CHECK ((ended_at IS NULL) = (state = 'TRUSTED'))
);
CREATE INDEX devices_browser ON devices (browser) WHERE browser IS NOT NULL;
-- What nobody has used for long is found by its time alone.
CREATE INDEX devices_last ON devices (last_at);

-- Who tried to log in as a customer, when, by what kind of device and with what result. No address.
CREATE TABLE login_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  at bigint NOT NULL,
  device text NOT NULL CHECK (device IN ('mini', 'h5')),
  outcome text NOT NULL CHECK (outcome IN ('right', 'wrong', 'locked', 'unconfirmed', 'wrongCode')),
  -- Attempts that only repeat another of their day are counted with it.
  place text,
  platform text,
  how text NOT NULL DEFAULT 'gesture' CHECK (how IN ('gesture', 'code', 'password', 'face')),
  device_id text,
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  disowned_at bigint
);
-- What is too old is found by its time alone.
CREATE INDEX login_records_at ON login_records (at);
CREATE INDEX login_records_of ON login_records (customer_id, at DESC, id DESC);

CREATE TABLE loss_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL REFERENCES losses,
  customer_id text NOT NULL REFERENCES customers,
  state text NOT NULL CHECK (state IN ('TEMP', 'FORMAL', 'REPLACED', 'LIFTED', 'LAPSED')),
  by text NOT NULL CHECK (by IN ('customer', 'counter', 'bank')),
  at bigint NOT NULL
);
CREATE INDEX loss_steps_case ON loss_steps (case_no, id);

-- Another number on record: one row a change, one open a customer.
CREATE TABLE phone_changes (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  purpose text NOT NULL CHECK (purpose IN ('CHANGE', 'FIRST')),
  method text NOT NULL CHECK (method IN ('OLD_CODE', 'FACE', 'REVIEW', 'RECOVER')),
  state text NOT NULL CHECK (state IN
    ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'REVIEW', 'OWNER_CHECKED', 'DONE', 'REJECTED', 'ABANDONED')),
  old_no text,
  new_no text,
  -- What the carriers said of new_no.
  owner text CHECK (owner IN ('match', 'mismatch', 'unavailable')),
  -- What a person was given to decide by.
  record_no text,
  reason text,
  relation text,
  -- The bank's clock.
  started_at bigint NOT NULL,
  done_at bigint,
  -- The machine's clock: until when the next step must be taken, and when it was done.
  expires_at bigint,
  settled_at bigint,
  -- The bank's clock: before when it isn't carried out though a person said yes.
  ready_at bigint,
  CHECK ((old_no IS NULL) = (purpose = 'FIRST')),
  CHECK (new_no IS NOT NULL OR (state IN ('STARTED', 'OLD_PROVED', 'ABANDONED'))),
  CHECK ((done_at IS NOT NULL) = (state = 'DONE')),
  CHECK (method <> 'RECOVER' OR ready_at IS NOT NULL OR (state IN
    ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'ABANDONED')))
);
CREATE INDEX phone_changes_due ON phone_changes (expires_at) WHERE state IN
  ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'OWNER_CHECKED');
CREATE INDEX phone_changes_of ON phone_changes (customer_id, started_at DESC);
CREATE UNIQUE INDEX phone_changes_open ON phone_changes (customer_id) WHERE state IN
  ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'REVIEW', 'OWNER_CHECKED');

-- When a customer last said that the number on record is still theirs, and was last asked; the bank's clock.
CREATE TABLE phone_confirmations (
  customer_id text PRIMARY KEY REFERENCES customers,
  confirmed_at bigint,
  asked_at bigint
);

-- Closing an account: one row a try, its steps, and who had the account while the law has that kept.
CREATE TABLE closures (
  closure_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  state text NOT NULL CHECK (state IN
    ('READY', 'FACE', 'REVIEW', 'CODE', 'SUBMITTED', 'PAYING_OUT', 'CLOSED', 'WITHDRAWN', 'REFUSED')),
  reason text,
  -- what the customer agreed would lapse
  agreed jsonb NOT NULL DEFAULT '[]',
  started_at bigint NOT NULL,
  -- the machine's clock; none while nothing waits for the owner
  expires_at bigint,
  record_no text,
  client_id text UNIQUE,
  submitted_at bigint,
  -- the payout under way, or the last one
  order_no text,
  -- what has been sent to the card and arrived
  amount bigint NOT NULL CHECK (amount >= 0),
  bank_name text,
  card_no text,
  -- why the card's bank took nothing
  failure text,
  -- the rules that refused it
  blocked jsonb NOT NULL DEFAULT '[]',
  ended_at bigint,
  -- by the machine's clock
  real_ended_at bigint,
  -- The card that a closing pays to: the one its owner was shown, and not whichever is the first when it is paid.
  card_id text REFERENCES bound_cards,
  -- of red packets, paid out with the account
  red_packets bigint NOT NULL DEFAULT 0 CHECK (red_packets >= 0)
);
CREATE INDEX closures_customer ON closures (customer_id, started_at);
CREATE UNIQUE INDEX closures_open ON closures (customer_id) WHERE state NOT IN ('CLOSED', 'WITHDRAWN', 'REFUSED');
CREATE INDEX closures_working ON closures (state) WHERE state IN ('FACE', 'REVIEW', 'CODE', 'SUBMITTED', 'PAYING_OUT');

CREATE TABLE closure_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  closure_no text NOT NULL REFERENCES closures,
  state text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX closure_steps_closure ON closure_steps (closure_no, id);

-- Apart from the customers, so that no call finds it: number and phone are free for a new account.
CREATE TABLE former_customers (
  customer_id text PRIMARY KEY REFERENCES customers,
  closure_no text NOT NULL REFERENCES closures,
  acct_no text NOT NULL,
  real_name text,
  id_card_no text,
  id_card_from char(8),
  id_card_until char(8),
  mobile_no text,
  profile jsonb NOT NULL,
  closed_at bigint NOT NULL,
  keep_until char(8) NOT NULL
);
-- Whether somebody had an account before is asked by their ID card.
CREATE INDEX former_customers_card ON former_customers (id_card_no);
CREATE INDEX former_customers_kept ON former_customers (keep_until);

-- Kinds of messages that a customer has turned off.
CREATE TABLE message_refusals (
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL,
  refused_at bigint NOT NULL,
  PRIMARY KEY (customer_id, kind)
);

-- Subscription messages of WeChat that a customer has allowed and that haven't been sent.
CREATE TABLE message_subscriptions (
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL,
  open_id text NOT NULL,
  allowed integer NOT NULL CHECK (allowed >= 0),
  allowed_at bigint NOT NULL,
  PRIMARY KEY (customer_id, kind)
);

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  -- what the message is about; a customer is told once
  source text NOT NULL UNIQUE,
  sent_at bigint NOT NULL,
  read_at bigint,
  -- What a message leads to: {"subject", "id", "productType"}, ids and codes only.
  about jsonb
);
CREATE INDEX messages_customer ON messages (customer_id, sent_at);
CREATE INDEX messages_sent ON messages (sent_at);
-- The badge is counted on every visit of home.
CREATE INDEX messages_unread ON messages (customer_id, kind) WHERE read_at IS NULL;

-- Messages that are still to be sent by WeChat too; each is taken out by whoever sends it.
CREATE TABLE subscription_sends (
  message_id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE
);

-- What the bank has written for everybody: every version of every article as it was published.
CREATE TABLE article_versions (
  article_id text NOT NULL CHECK (article_id ~ '^[a-z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  section text NOT NULL CHECK (section IN ('FAQ', 'EDU', 'NOTICE', 'PRICE', 'PUBLICITY')),
  topic text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  keywords jsonb NOT NULL,
  blocks jsonb NOT NULL,
  from_day char(8) NOT NULL,
  until_day char(8),
  -- taken back: a version that shows nothing, so that what was shown before stays provable
  withdrawn boolean NOT NULL DEFAULT false,
  -- the place in lists, the smallest first
  sort integer NOT NULL,
  published_at bigint NOT NULL,
  PRIMARY KEY (article_id, version),
  CHECK (until_day >= from_day)
);

-- How many readers a version helped; of whom is not kept.
CREATE TABLE article_votes (
  article_id text NOT NULL,
  version integer NOT NULL,
  helpful integer NOT NULL DEFAULT 0 CHECK (helpful >= 0),
  unhelpful integer NOT NULL DEFAULT 0 CHECK (unhelpful >= 0),
  PRIMARY KEY (article_id, version),
  FOREIGN KEY (article_id, version) REFERENCES article_versions
);

-- Complaints, advice and messages, and what became of them.
CREATE TABLE cases (
  case_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- made by the app, so that one form opens one case however often it is sent
  client_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('COMPLAINT', 'FEEDBACK', 'MESSAGE')),
  topic text NOT NULL,
  state text NOT NULL CHECK (state IN
    ('RECEIVED', 'IN_PROGRESS', 'EXTENDED', 'REPLIED', 'REVIEW_ASKED', 'CLOSED', 'WITHDRAWN')),
  -- the order it is about
  order_no text,
  -- the clerk complained of
  against text,
  -- whether its customer agrees to its standing on the message board
  may_publish boolean NOT NULL,
  opened_at bigint NOT NULL,
  due_day char(8) NOT NULL,
  extended integer NOT NULL DEFAULT 0 CHECK (extended >= 0),
  -- of an answered one: the last day to object, and to be left open
  review_until char(8),
  -- the due day for which it was taken to who is above the clerk
  escalated_for char(8),
  -- the clerk who has it
  clerk text,
  UNIQUE (customer_id, client_id),
  CHECK (against IS NULL OR kind = 'COMPLAINT'),
  CHECK (NOT may_publish OR kind = 'MESSAGE'),
  CHECK (review_until IS NOT NULL OR state <> 'REPLIED'),
  CHECK (clerk IS NOT NULL OR (state IN ('RECEIVED', 'WITHDRAWN')))
);
CREATE INDEX cases_customer ON cases (customer_id, opened_at, case_no);
CREATE INDEX cases_due ON cases (due_day, case_no) WHERE state IN
  ('RECEIVED', 'IN_PROGRESS', 'EXTENDED', 'REVIEW_ASKED');
CREATE INDEX cases_replied ON cases (review_until, case_no) WHERE state = 'REPLIED';

-- The message board: what everybody may read, in the bank's wording. Of whom it comes only the case says.
CREATE TABLE case_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL UNIQUE REFERENCES cases,
  question text NOT NULL,
  reply text NOT NULL,
  published_at bigint NOT NULL
);
CREATE INDEX case_notes_board ON case_notes (published_at, id);

-- The course of each, with what was written; the first is what it was opened with.
CREATE TABLE case_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL REFERENCES cases,
  customer_id text NOT NULL REFERENCES customers,
  step text NOT NULL CHECK (step IN ('RECEIVED', 'IN_PROGRESS', 'ADDED', 'ESCALATED', 'EXTENDED', 'REPLIED',
    'REVIEW_ASKED', 'REVIEWED', 'CLOSED', 'WITHDRAWN', 'PUBLISHED', 'HIDDEN')),
  by text NOT NULL CHECK (by IN ('customer', 'staff', 'bank')),
  text text,
  at bigint NOT NULL,
  -- Who of the staff did each step, and who let it be extended a second time; never told to customers.
  clerk text,
  approved_by text,
  -- Made by the app, so that what customers do about a case is done once however often it is sent.
  client_id text,
  CONSTRAINT case_steps_owner UNIQUE (id, customer_id),
  CHECK (clerk IS NULL OR by = 'staff'),
  CHECK (approved_by IS NULL OR step = 'EXTENDED'),
  CHECK (client_id IS NULL OR by = 'customer')
);
CREATE INDEX case_steps_case ON case_steps (case_no, id);
CREATE UNIQUE INDEX case_steps_client ON case_steps (customer_id, client_id) WHERE client_id IS NOT NULL;

-- Pictures beside what customers write about a case. One is taken in by itself, and belongs to the writing it was sent
-- with.
CREATE TABLE case_pictures (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- made by the app, so that one picture is taken once however often it is sent
  client_id text NOT NULL,
  -- SHA-256 of what was sent, in hex: the same client id with another picture is refused
  digest char(64) NOT NULL,
  mime text NOT NULL CHECK (mime IN ('image/jpeg', 'image/png')),
  -- as kept
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  uploaded_at bigint NOT NULL,
  -- all its pieces are there
  complete boolean NOT NULL DEFAULT false,
  -- the writing it belongs to, and where it stands in it, from 0
  step_id bigint,
  place integer CHECK (place >= 0 AND place <= 2),
  UNIQUE (step_id, place),
  UNIQUE (customer_id, client_id),
  -- nobody's picture stands in another's case
  FOREIGN KEY (step_id, customer_id) REFERENCES case_steps(id, customer_id),
  CHECK ((step_id IS NULL) = (place IS NULL)),
  CHECK (step_id IS NULL OR complete)
);
-- what became no part of a case, to be deleted
CREATE INDEX case_pictures_loose ON case_pictures (uploaded_at, id) WHERE step_id IS NULL;

CREATE TABLE case_picture_parts (
  picture_id text NOT NULL REFERENCES case_pictures ON DELETE CASCADE,
  -- from 0
  part integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (picture_id, part)
);
ALTER TABLE case_picture_parts ALTER COLUMN content SET STORAGE EXTERNAL;

-- Questionnaires: every version as it was asked. A changed question is a new version.
CREATE TABLE survey_versions (
  survey_id text NOT NULL CHECK (survey_id ~ '^[a-zA-Z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  -- a survey or a quiz with its keys, as src/domain/survey has them
  body jsonb NOT NULL,
  from_day char(8) NOT NULL,
  published_at bigint NOT NULL,
  PRIMARY KEY (survey_id, version)
);

-- What a customer answered: one attempt a version, and further ones of a quiz that was failed.
CREATE TABLE survey_attempts (
  customer_id text NOT NULL REFERENCES customers,
  survey_id text NOT NULL,
  version integer NOT NULL,
  -- from 1
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL CHECK (state IN ('STARTED', 'SENT', 'PASSED', 'FAILED')),
  answers jsonb NOT NULL,
  correct integer NOT NULL CHECK (correct >= 0),
  -- of the last answer
  answered_day char(8) NOT NULL,
  answered_at bigint NOT NULL,
  -- What a survey was answered about: a case or an order of the customer's own; empty for no single service.
  about text NOT NULL DEFAULT '' CHECK (about ~ '^((case|order) .+)?$'),
  PRIMARY KEY (customer_id, survey_id, version, number),
  FOREIGN KEY (survey_id, version) REFERENCES survey_versions
);
CREATE UNIQUE INDEX survey_attempts_about ON survey_attempts (customer_id, survey_id, version, about) WHERE state =
  'SENT';

-- Coupons of customers: a bonus rate paid at maturity, or money that pays part of a purchase. Used once, with one
-- order.
CREATE TABLE coupons (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('rate', 'cash')),
  bonus_rate integer NOT NULL CHECK (bonus_rate >= 0),
  cap bigint NOT NULL CHECK (cap >= 0),
  face bigint NOT NULL CHECK (face >= 0),
  -- A purchase is always dearer than what a coupon pays of it.
  min_amount bigint NOT NULL,
  min_months integer NOT NULL,
  families jsonb NOT NULL,
  valid_from char(8) NOT NULL,
  valid_until char(8) NOT NULL,
  given_at bigint NOT NULL,
  -- Set together when it is used; benefit is what it brings in fen.
  used_at bigint,
  order_id text UNIQUE REFERENCES orders,
  seq_no bigint,
  benefit bigint CHECK (benefit > 0),
  paid_at bigint,
  CHECK (min_amount > face),
  CHECK (valid_until >= valid_from),
  CHECK ((used_at IS NULL) = (order_id IS NULL) AND (used_at IS NULL) = (benefit IS NULL)),
  CHECK (paid_at IS NULL OR used_at IS NOT NULL)
);
CREATE INDEX coupons_customer ON coupons (customer_id, valid_until);
CREATE INDEX coupons_due ON coupons (id) WHERE used_at IS NOT NULL AND paid_at IS NULL;
CREATE INDEX coupons_holding ON coupons (seq_no) WHERE seq_no IS NOT NULL;

-- Vouchers that a merchant takes, or that are a partner's code. Coupons of deposits and vouchers of loans have tables
-- of their own.
CREATE TABLE vouchers (
  voucher_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- for which reward or order it was given: once
  reward_id text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('MERCHANT', 'AGRI', 'CODE')),
  prize text NOT NULL,
  name text NOT NULL,
  face bigint NOT NULL CHECK (face >= 0),
  least bigint NOT NULL CHECK ("least" >= 0),
  merchant text NOT NULL,
  valid_from char(8) NOT NULL,
  valid_until char(8) NOT NULL,
  state text NOT NULL CHECK (state IN ('ISSUED', 'USED', 'EXPIRED', 'REVOKED')),
  issued_at bigint NOT NULL,
  -- what codes of the moment are made with, and when the last one was shown
  secret text NOT NULL,
  shown_at bigint,
  -- a partner's own code
  partner_code text,
  used_at bigint,
  -- What was said when something was given or agreed stays with it, whatever the tables of today say.
  terms jsonb NOT NULL,
  CHECK (valid_until >= valid_from),
  CHECK ((kind = 'CODE') = (partner_code IS NOT NULL))
);
CREATE INDEX vouchers_customer ON vouchers (customer_id, valid_until DESC, voucher_id DESC);
CREATE INDEX vouchers_ending ON vouchers (valid_until, voucher_id) WHERE state = 'ISSUED';
CREATE INDEX vouchers_shown ON vouchers (shown_at) WHERE state = 'ISSUED';

-- Money of red packets that was taken to the electronic account.
CREATE TABLE activity_withdrawals (
  order_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  amount bigint NOT NULL CHECK (amount > 0),
  -- what was left afterwards
  balance bigint NOT NULL CHECK (balance >= 0),
  day char(8) NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX activity_withdrawals_customer ON activity_withdrawals (customer_id, order_no);

-- A campaign: its definition is a data file of the bank, kept here as it was decided on.
CREATE TABLE campaigns (
  act_id text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'RUNNING', 'PAUSED', 'ENDED', 'SETTLING',
    'ARCHIVED', 'REJECTED', 'CANCELLED')),
  -- the version that counts; none before the first is approved
  definition jsonb,
  -- the version that waits for approval
  pending jsonb,
  approval_id text,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL,
  claim_until bigint NOT NULL,
  -- fen: what all rewards may cost, what is promised, what was given
  budget bigint NOT NULL CHECK (budget >= 0),
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  granted bigint NOT NULL DEFAULT 0 CHECK (granted >= 0),
  places integer CHECK (places > 0),
  joined integer NOT NULL DEFAULT 0,
  changed_at bigint NOT NULL,
  CHECK ((reserved + granted) <= budget),
  CHECK (places IS NULL OR joined <= places),
  CHECK (definition IS NOT NULL OR (state IN ('DRAFT', 'IN_REVIEW', 'REJECTED')))
);

-- links in text messages, which lead to what the message was about for a time
CREATE TABLE campaign_links (
  token text PRIMARY KEY,
  act_id text NOT NULL REFERENCES campaigns,
  variant text NOT NULL,
  made_at bigint NOT NULL
);

-- What customers did that campaigns may reward; the same thing about the same once.
CREATE TABLE campaign_occasions (
  customer_id text NOT NULL REFERENCES customers,
  occasion text NOT NULL,
  about text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (customer_id, occasion, about)
);

-- How many of a prize there are and were promised.
CREATE TABLE campaign_prizes (
  act_id text NOT NULL REFERENCES campaigns,
  prize_key text NOT NULL,
  stock integer NOT NULL CHECK (stock > 0),
  taken integer NOT NULL DEFAULT 0,
  PRIMARY KEY (act_id, prize_key),
  CHECK (taken >= 0 AND taken <= stock)
);

CREATE TABLE campaign_rewards (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  reward_id text PRIMARY KEY,
  act_id text NOT NULL REFERENCES campaigns,
  customer_id text NOT NULL REFERENCES customers,
  person_hash text NOT NULL,
  task_key text NOT NULL,
  -- '' for what is rewarded once, else what the occasion was about
  period text NOT NULL,
  prize_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('POINTS', 'COUPON', 'VOUCHER', 'RED_PACKET', 'GOODS', 'RIGHT')),
  prize text NOT NULL,
  name text NOT NULL,
  -- points, or fen before tax
  amount bigint NOT NULL CHECK (amount >= 0),
  tax bigint NOT NULL,
  -- fen of the budget
  value bigint NOT NULL CHECK (value >= 0),
  state text NOT NULL CHECK (state IN ('EARNED', 'CLAIMED', 'GRANTED', 'EXPIRED', 'REVOKED')),
  claim_until bigint NOT NULL,
  earned_at bigint NOT NULL,
  claimed_at bigint,
  granted_at bigint,
  -- the day on which one that is looked at is granted
  held_until char(8),
  -- the rule it was taken back by
  revoked_by text,
  reminded_at bigint,
  UNIQUE (act_id, person_hash, task_key, period),
  CHECK (tax >= 0 AND tax <= amount),
  CHECK ((state = 'GRANTED') = (granted_at IS NOT NULL)),
  CHECK ((state = 'REVOKED') = (revoked_by IS NOT NULL)),
  CHECK (state <> 'CLAIMED' OR claimed_at IS NOT NULL AND held_until IS NOT NULL)
);
CREATE INDEX campaign_rewards_customer ON campaign_rewards (customer_id, number);
CREATE INDEX campaign_rewards_held ON campaign_rewards (held_until) WHERE state = 'CLAIMED';
CREATE INDEX campaign_rewards_open ON campaign_rewards (claim_until) WHERE state = 'EARNED';

-- The secret of a campaign's draws. Its SM3 digest is in the campaign's definition before anybody can draw; the secret
-- itself is told when the campaign is archived, and never changed.
CREATE TABLE draw_seeds (
  act_id text PRIMARY KEY,
  seed char(64) NOT NULL,
  commitment char(64) NOT NULL,
  made_at bigint NOT NULL
);

-- Who has joined: a person, which is an ID card, once.
CREATE TABLE participations (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  act_id text NOT NULL REFERENCES campaigns,
  customer_id text NOT NULL REFERENCES customers,
  -- hashes of the ID card's number, the phone's id and the open id: enough to find the same again
  person_hash text NOT NULL,
  device_hash text,
  open_id_hash text NOT NULL,
  variant text NOT NULL,
  rules_version integer NOT NULL,
  source jsonb NOT NULL,
  -- rules that the joining broke; granting waits for a look at it
  suspected jsonb NOT NULL,
  -- somebody of the bank has looked at it and found nothing
  cleared_at bigint,
  -- from when on what the customer did counts
  counts_from bigint NOT NULL,
  joined_at bigint NOT NULL,
  PRIMARY KEY (act_id, customer_id),
  UNIQUE (act_id, person_hash)
);
CREATE INDEX participations_customer ON participations (customer_id, number);
CREATE INDEX participations_device ON participations (device_hash, joined_at);

CREATE TABLE check_ins (
  customer_id text NOT NULL REFERENCES customers,
  day char(8) NOT NULL,
  streak integer NOT NULL CHECK (streak > 0),
  points integer NOT NULL CHECK (points > 0),
  at bigint NOT NULL,
  PRIMARY KEY (customer_id, day)
);

CREATE TABLE learnings (
  customer_id text NOT NULL REFERENCES customers,
  article_id text NOT NULL,
  started_at bigint NOT NULL,
  finished_at bigint,
  PRIMARY KEY (customer_id, article_id),
  CHECK (finished_at >= started_at)
);

CREATE TABLE mall_items (
  item_id text PRIMARY KEY CHECK (item_id ~ '^[a-zA-Z0-9-]{1,40}$'),
  kind text NOT NULL CHECK (kind IN ('VOUCHER', 'GOODS', 'COUPON', 'DONATION')),
  name text NOT NULL,
  summary text NOT NULL,
  terms jsonb NOT NULL,
  -- what the owner of the kind knows the thing by; empty for what the bank sends itself
  prize text NOT NULL,
  -- what it costs elsewhere, fen
  value bigint NOT NULL CHECK (value >= 0),
  points integer NOT NULL CHECK (points > 0),
  stock integer NOT NULL CHECK (stock >= 0),
  per_person integer NOT NULL CHECK (per_person > 0),
  open_at bigint NOT NULL,
  close_at bigint,
  seckill boolean NOT NULL,
  sort integer NOT NULL,
  CHECK (close_at > open_at),
  -- one each, where many want few
  CHECK (NOT seckill OR per_person = 1)
);

CREATE TABLE mall_orders (
  order_no text PRIMARY KEY,
  client_id text NOT NULL UNIQUE,
  customer_id text NOT NULL REFERENCES customers,
  item_id text NOT NULL REFERENCES mall_items,
  item_name text NOT NULL,
  kind text NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  state text NOT NULL CHECK (state IN ('PLACED', 'FULFILLED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
  -- where it is sent, agreed to for this order alone; gone 90 days after its end
  delivery jsonb,
  carrier text,
  parcel_no text,
  -- the lots that its points came from, with how much of each and its last day
  taken jsonb NOT NULL,
  placed_at bigint NOT NULL,
  shipped_at bigint,
  ended_at bigint
);
CREATE INDEX mall_orders_customer ON mall_orders (customer_id, placed_at DESC, order_no DESC);
-- what was donated, which is told by quarters; what waits to be sent
CREATE INDEX mall_orders_donated ON mall_orders (item_id, placed_at) WHERE kind = 'DONATION' AND state = 'FULFILLED';
CREATE INDEX mall_orders_item ON mall_orders (customer_id, item_id) WHERE state <> 'CANCELLED';
CREATE INDEX mall_orders_waiting ON mall_orders (placed_at, order_no) WHERE state = 'PLACED';

-- Points: their own double entry, apart from money. A positive entry of a customer's account is what they have; the
-- pools are the other side.
CREATE TABLE points_accounts (
  id text PRIMARY KEY,
  customer_id text REFERENCES customers,
  floor bigint,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT points_at_or_above_floor CHECK (floor IS NULL OR balance >= floor)
);
CREATE INDEX points_accounts_customer ON points_accounts (customer_id);

CREATE TABLE points_transactions (
  -- an occasion that gives once has one id, so nobody is given twice for it
  id text PRIMARY KEY,
  kind text NOT NULL,
  -- what it was for, as the customer reads it
  memo text NOT NULL,
  order_no text,
  day char(8) NOT NULL,
  at bigint NOT NULL
);
-- A month's points of who appears.
CREATE INDEX points_transactions_day ON points_transactions (day, kind);

CREATE TABLE points_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES points_transactions,
  account_id text NOT NULL REFERENCES points_accounts,
  points bigint NOT NULL CHECK (points <> 0),
  balance_after bigint NOT NULL,
  UNIQUE (transaction_id, account_id)
);
CREATE INDEX points_entries_account ON points_entries (account_id, id DESC);

-- What came at one time and is valid until one day.
CREATE TABLE points_lots (
  lot_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  points bigint NOT NULL CHECK (points > 0),
  unspent bigint NOT NULL,
  earned_at bigint NOT NULL,
  last_day char(8) NOT NULL,
  -- whether the last day of points was put off because they came back: that is done once
  revived boolean NOT NULL DEFAULT false,
  CHECK (unspent >= 0 AND unspent <= points)
);
CREATE INDEX points_lots_customer ON points_lots (customer_id, last_day) WHERE unspent > 0;
CREATE INDEX points_lots_last_day ON points_lots (last_day, customer_id) WHERE unspent > 0;

-- Who wants to appear in the rankings of points; whoever has no row doesn't.
CREATE TABLE ranking_choices (
  customer_id text PRIMARY KEY REFERENCES customers,
  shown_since bigint NOT NULL
);

-- A draw: which chance it used, the number, and what that brought.
CREATE TABLE draws (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- the client's id
  draw_id text PRIMARY KEY,
  act_id text NOT NULL REFERENCES campaigns,
  customer_id text NOT NULL REFERENCES customers,
  -- the participation's number, which is a person's
  participant bigint NOT NULL REFERENCES participations(number),
  chance_no integer NOT NULL CHECK (chance_no > 0),
  task_key text NOT NULL,
  -- '' for what counts once, else what the occasion was about
  period text NOT NULL,
  drawn integer NOT NULL CHECK (drawn >= 0 AND drawn <= 999999),
  -- the prize that the number stands for, and what was promised; NONE for none
  hit text NOT NULL,
  prize_key text NOT NULL,
  reward_id text UNIQUE REFERENCES campaign_rewards,
  at bigint NOT NULL,
  UNIQUE (participant, chance_no),
  UNIQUE (participant, task_key, period),
  CHECK ((prize_key = 'NONE') = (reward_id IS NULL)),
  CHECK (hit <> 'NONE' OR prize_key = 'NONE')
);
CREATE INDEX draws_customer ON draws (customer_id, act_id, number);

-- A thing that was won and claimed, on its way to its winner.
CREATE TABLE prize_parcels (
  reward_id text PRIMARY KEY REFERENCES campaign_rewards,
  customer_id text NOT NULL REFERENCES customers,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('ASKED', 'ORDERED', 'SHIPPED', 'DELIVERED', 'LAPSED')),
  -- where it is sent, agreed to for this parcel alone; gone 90 days after its end
  delivery jsonb,
  carrier text,
  parcel_no text,
  granted_at bigint NOT NULL,
  shipped_at bigint,
  ended_at bigint,
  CHECK ((state NOT IN ('ORDERED', 'SHIPPED')) OR delivery IS NOT NULL),
  CHECK ((state IN ('DELIVERED', 'LAPSED')) = (ended_at IS NOT NULL))
);
CREATE INDEX prize_parcels_customer ON prize_parcels (customer_id, granted_at);
CREATE INDEX prize_parcels_state ON prize_parcels (state, shipped_at);

-- Payouts to people by name, paid from what their payer has entrusted to the bank.
CREATE TABLE special_batches (
  -- of whoever hands it in, so that one batch is funded once however often it is sent
  batch_id text PRIMARY KEY,
  payer text NOT NULL,
  payer_phone text NOT NULL,
  title text NOT NULL,
  purpose text NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  claim_until char(8) NOT NULL,
  -- the account it was funded from, which what is left goes back to
  source_id text NOT NULL,
  source_kind text NOT NULL,
  digest text NOT NULL,
  funded_at bigint NOT NULL
);
CREATE INDEX special_batches_until ON special_batches (claim_until);

-- One person of a batch: by a hash of name and number, because nobody but that person is told of it.
CREATE TABLE special_items (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  item_id text PRIMARY KEY,
  batch_id text NOT NULL REFERENCES special_batches,
  -- from 1
  row integer NOT NULL,
  payee_hash text NOT NULL,
  -- surname and stars, for the bank's staff
  masked_name text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'LISTED' CHECK (state IN ('LISTED', 'VERIFIED', 'SENDING', 'PAID', 'UNCLAIMED')),
  -- who has shown to be the person
  customer_id text REFERENCES customers,
  way text CHECK (way IN ('ACCOUNT', 'CARD')),
  card_id text,
  order_no text UNIQUE,
  claimed_at bigint,
  -- of one that is being sent: when the card's bank is asked next, and how often it was
  ask_at bigint,
  asked integer NOT NULL DEFAULT 0,
  UNIQUE (batch_id, "row"),
  UNIQUE (batch_id, payee_hash),
  CHECK (customer_id IS NOT NULL OR (state IN ('LISTED', 'UNCLAIMED'))),
  CHECK ((state IN ('SENDING', 'PAID')) = (order_no IS NOT NULL)),
  CHECK ((order_no IS NULL) = (way IS NULL) AND (order_no IS NULL) = (claimed_at IS NULL)),
  CHECK ((NOT way IS DISTINCT FROM 'CARD') = (card_id IS NOT NULL)),
  CHECK ((state = 'SENDING') = (ask_at IS NOT NULL))
);
CREATE INDEX special_items_customer ON special_items (customer_id, number);
CREATE INDEX special_items_listed ON special_items (payee_hash) WHERE state = 'LISTED';
CREATE INDEX special_items_paid ON special_items (customer_id, claimed_at, number) WHERE state = 'PAID';
CREATE INDEX special_items_sending ON special_items (ask_at) WHERE state = 'SENDING';

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
  valid_until char(8) NOT NULL,
  given_at bigint NOT NULL,
  used_at bigint,
  CHECK (valid_until >= valid_from),
  CHECK ((kind = 'interest') = (free_days > 0)),
  CHECK ((kind = 'cash') = (face > 0))
);
CREATE INDEX loan_vouchers_customer ON loan_vouchers (customer_id, valid_until DESC, voucher_no DESC);

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
-- What was handed on to whom is kept as long as its consent says, and looked for by its age.
CREATE INDEX bridge_openings_opened ON bridge_openings (opened_at);

-- Targets that staff have closed; one without a row can be reached.
CREATE TABLE bridge_targets (
  target text PRIMARY KEY CHECK (target ~ '^[a-zA-Z]{1,32}$'),
  up boolean NOT NULL,
  changed_at bigint NOT NULL
);

CREATE TABLE cache_values (
  owner text NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  expires_at bigint,
  PRIMARY KEY (owner, key)
);

-- A partner's orders that wait for their payer's word.
CREATE TABLE partner_orders (
  auth_id text PRIMARY KEY,
  -- the partner's own number of it, so that a retry makes no second one
  partner text NOT NULL,
  partner_no text NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  purpose text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  return_to text NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'PAID', 'DECLINED', 'LAPSED')),
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  ended_at bigint,
  order_no text REFERENCES orders,
  -- Whether a paid order's partner has been told; what of it was paid back.
  told_at bigint,
  refunded bigint NOT NULL DEFAULT 0,
  UNIQUE (partner, partner_no),
  CHECK ((state = 'WAITING') = (ended_at IS NULL)),
  CHECK ((state = 'PAID') = (order_no IS NOT NULL)),
  CHECK (refunded >= 0 AND refunded <= amount)
);
CREATE INDEX partner_orders_customer ON partner_orders (customer_id, created_at);
CREATE INDEX partner_orders_untold ON partner_orders (created_at) WHERE state = 'PAID' AND told_at IS NULL;

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

-- Employees of institutions that the bank has listed, as they applied and as two people decided.
CREATE TABLE eligibilities (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  eligibility_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  client_id text NOT NULL,
  institution text NOT NULL,
  department text NOT NULL,
  work_no text NOT NULL,
  state text NOT NULL CHECK (state IN ('APPLIED', 'ELIGIBLE', 'REFUSED', 'ENDED')),
  applied_at bigint NOT NULL,
  approval_id text,
  reason text,
  decided_at bigint,
  UNIQUE (customer_id, client_id),
  CHECK ((decided_at IS NULL) = (state = 'APPLIED'))
);
CREATE INDEX eligibilities_customer ON eligibilities (customer_id, number);
-- One at a time that counts.
CREATE UNIQUE INDEX eligibilities_open ON eligibilities (customer_id) WHERE state IN ('APPLIED', 'ELIGIBLE');

-- Who invited whom, who promotes in the bank's name, and appointments with them (docs/decisions/referral.md).
CREATE TABLE invites (
  invite_code char(10) PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('CUSTOMER', 'CLERK', 'MANAGER', 'KOL')),
  -- a hash of the phone it was shown on last, and when by the machine's clock
  device text,
  device_at bigint,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  CHECK (expires_at > created_at)
);
CREATE INDEX invites_customer ON invites (customer_id, created_at);

CREATE TABLE marketers (
  sales_id text PRIMARY KEY,
  promote_id text NOT NULL UNIQUE,
  customer_id text NOT NULL UNIQUE REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('CLERK', 'MANAGER', 'KOL')),
  branch text NOT NULL,
  licence_no text,
  state text NOT NULL CHECK (state IN ('APPLIED', 'ACTIVE', 'SUSPENDED', 'ENDED')),
  applied_at bigint NOT NULL,
  -- of the approval that lasts
  since bigint,
  until char(8),
  approval_id text,
  -- where a promoter who isn't of the staff publishes
  content_account text,
  CHECK ((since IS NULL) = (until IS NULL)),
  CHECK ((state NOT IN ('ACTIVE', 'SUSPENDED')) OR since IS NOT NULL)
);

CREATE TABLE relations (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  relation_id text PRIMARY KEY,
  -- whose phone accepted it: one a person, ever
  open_id text NOT NULL UNIQUE,
  -- the invitee, once there is a customer; again one a person
  customer_id text UNIQUE REFERENCES customers,
  inviter_id text NOT NULL REFERENCES customers,
  invite_code char(10) NOT NULL REFERENCES invites,
  kind text NOT NULL CHECK (kind IN ('CUSTOMER', 'CLERK', 'MANAGER', 'KOL')),
  state text NOT NULL CHECK (state IN ('BOUND', 'EFFECTIVE', 'CLOSED', 'LAPSED', 'VOID')),
  bound_at bigint NOT NULL,
  open_until char(8) NOT NULL,
  effective_at bigint,
  ended_at bigint,
  -- what the inviter gets for the account, where the bank gave anything when it was opened
  reward text CHECK (reward IN ('DUE', 'GIVEN')),
  CHECK (effective_at IS NULL OR (state IN ('EFFECTIVE', 'CLOSED'))),
  CHECK (customer_id IS NULL OR customer_id <> inviter_id),
  CHECK ((ended_at IS NULL) = (state IN ('BOUND', 'EFFECTIVE'))),
  CHECK (state <> 'EFFECTIVE' OR effective_at IS NOT NULL AND customer_id IS NOT NULL),
  CHECK (reward IS NULL OR kind = 'CUSTOMER' AND effective_at IS NOT NULL)
);
CREATE INDEX relations_bound ON relations (open_until, number) WHERE state = 'BOUND';
CREATE INDEX relations_due ON relations (number) WHERE reward = 'DUE';
CREATE INDEX relations_inviter ON relations (inviter_id, number);

CREATE TABLE served (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  served_id text PRIMARY KEY,
  client_id text NOT NULL,
  customer_id text NOT NULL REFERENCES customers,
  sales_id text NOT NULL REFERENCES marketers,
  topic text NOT NULL,
  day char(8) NOT NULL,
  part text NOT NULL CHECK (part IN ('MORNING', 'AFTERNOON')),
  state text NOT NULL CHECK (state IN ('ASKED', 'AGREED', 'DONE', 'DECLINED', 'CANCELLED', 'LAPSED')),
  asked_at bigint NOT NULL,
  settled_at bigint,
  -- the branch an appointment was made for: its clerk may go to another one
  branch text NOT NULL,
  UNIQUE (customer_id, client_id),
  CHECK ((settled_at IS NULL) = (state = 'ASKED'))
);
CREATE INDEX served_clerk ON served (sales_id, number);
CREATE INDEX served_customer ON served (customer_id, number);
CREATE INDEX served_open ON served (day, number) WHERE state IN ('ASKED', 'AGREED');

-- Marketers' small shops: what is edited, and the version approved last, which everybody reads.
CREATE TABLE shops (
  customer_id text PRIMARY KEY REFERENCES customers,
  sales_id text NOT NULL UNIQUE REFERENCES marketers,
  draft jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('DRAFT', 'IN_REVIEW', 'ONLINE', 'REJECTED')),
  -- of the text that is reviewed or was last
  approval_id text,
  submitted_at bigint,
  published jsonb,
  published_at bigint,
  -- from when the approval of its owner lasts in which it was published: another one needs another review
  term bigint,
  -- whether its owner wants it to be seen
  open boolean NOT NULL DEFAULT true,
  changed_at bigint NOT NULL,
  CHECK ((published IS NULL) = (published_at IS NULL) AND (published IS NULL) = (term IS NULL)),
  CHECK ((state NOT IN ('IN_REVIEW', 'ONLINE', 'REJECTED')) OR approval_id IS NOT NULL)
);

-- What promoters under contract get for orders of distributed products, and each month's settlement
-- (docs/decisions/commission.md).
CREATE TABLE commission_settlements (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  settlement_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- the month that was over, YYYYMM
  month char(6) NOT NULL,
  gross bigint NOT NULL CHECK (gross > 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  net bigint NOT NULL CHECK (net > 0),
  state text NOT NULL CHECK (state IN ('SETTLED', 'PAID')),
  settled_at bigint NOT NULL,
  pay_day char(8) NOT NULL,
  paid_at bigint,
  UNIQUE (customer_id, month),
  CHECK (gross = (tax + net)),
  CHECK ((paid_at IS NOT NULL) = (state = 'PAID'))
);
CREATE INDEX commission_settlements_customer ON commission_settlements (customer_id, number);
CREATE INDEX commission_settlements_due ON commission_settlements (settlement_id) WHERE state = 'SETTLED';

CREATE TABLE commissions (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  commission_id text PRIMARY KEY,
  -- whose it is
  customer_id text NOT NULL REFERENCES customers,
  order_no text NOT NULL REFERENCES orders,
  level integer NOT NULL CHECK (level IN (1, 2)),
  -- who ordered what
  buyer_id text NOT NULL REFERENCES customers,
  product_type text NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  rate integer NOT NULL CHECK (rate > 0),
  rule_version integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('ACCRUED', 'CONFIRMED', 'SETTLED', 'PAID', 'CLAWED_BACK')),
  ordered_at bigint NOT NULL,
  accrued_day char(8) NOT NULL,
  confirmed_at bigint,
  settlement_id text REFERENCES commission_settlements,
  reason text CHECK (reason IN ('REDEEMED', 'ACCOUNT_CLOSED', 'ORDER_VOID', 'RULES_BROKEN')),
  ended_at bigint,
  UNIQUE (order_no, level),
  CHECK (customer_id <> buyer_id),
  CHECK ((amount * 10000) <= (base * rate)),
  CHECK (confirmed_at IS NOT NULL OR (state IN ('ACCRUED', 'CLAWED_BACK'))),
  CHECK ((settlement_id IS NOT NULL) = (state IN ('SETTLED', 'PAID'))),
  CHECK ((reason IS NOT NULL) = (state = 'CLAWED_BACK')),
  CHECK ((ended_at IS NOT NULL) = (state IN ('PAID', 'CLAWED_BACK')))
);
CREATE INDEX commissions_accrued ON commissions (number) WHERE state = 'ACCRUED';
CREATE INDEX commissions_confirmed ON commissions (customer_id) WHERE state = 'CONFIRMED';
CREATE INDEX commissions_customer ON commissions (customer_id, number);
CREATE INDEX commissions_settlement ON commissions (settlement_id);

CREATE TABLE tracked_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at bigint NOT NULL,
  event jsonb NOT NULL
);
CREATE INDEX tracked_events_received ON tracked_events (received_at);

INSERT INTO bank_clock (id, offset_ms) VALUES (1, 0);
INSERT INTO ledger_accounts (id, kind, balance, day_weight) VALUES ('bank:closedLiability', 'closedLiability', 0, '0');
INSERT INTO demand_accrual (id, accrued, last_entry) VALUES (1, 0, 0);

-- Entries move the balances themselves, so no code path can insert one without the other.
CREATE FUNCTION apply_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unbalanced text;
BEGIN
  SELECT transaction_id INTO unbalanced FROM added GROUP BY transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'entries of transaction % do not sum to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  UPDATE ledger_accounts account
  SET balance = account.balance + moved.amount, day_weight = account.day_weight + moved.weight
  FROM (SELECT e.account_id, sum(e.amount)::bigint AS amount, sum(e.amount::numeric * day_number(t.day)) AS weight
        FROM added e JOIN ledger_transactions t ON t.id = e.transaction_id GROUP BY e.account_id) moved
  WHERE account.id = moved.account_id;
  RETURN NULL;
END $$;

-- Entries move the balances themselves, as the ledger's do.
CREATE FUNCTION apply_points_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unbalanced text;
BEGIN
  SELECT transaction_id INTO unbalanced FROM added GROUP BY transaction_id HAVING sum(points) <> 0 LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'points of transaction % do not sum to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  UPDATE points_accounts account SET balance = account.balance + moved.points
  FROM (SELECT account_id, sum(points)::bigint AS points FROM added GROUP BY account_id) moved
  WHERE account.id = moved.account_id;
  RETURN NULL;
END $$;

-- Days since 1970-01-01, as src/domain/dates/day counts them.
CREATE FUNCTION day_number(day text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT make_date(left(day, 4)::integer, substr(day, 5, 2)::integer, substr(day, 7, 2)::integer) - DATE '1970-01-01'
$$;

-- Whoever closes the account, by whatever way, gives and uses no family card any more (domain/family/grant, `closed`).
CREATE FUNCTION end_family_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A grant that is being given at this moment is waited for.
  PERFORM 1 FROM customers WHERE id = NEW.customer_id FOR NO KEY UPDATE;
  UPDATE family_grants SET state = 'ENDED', changed_at = NEW.closed_at
  WHERE NEW.customer_id IN (owner_id, member_id) AND state IN ('INVITED', 'ACTIVE', 'PAUSED');
  RETURN NULL;
END $$;

-- A transfer that moves nothing, or nothing yet, is a record without a balance; the posting writes the one that counts.
CREATE FUNCTION record_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('WAITING', 'SENT', 'UNKNOWN', 'FAILED', 'CANCELLED') OR NEW.covered = 0 THEN
    INSERT INTO wallet_records (customer_id, record_id, kind, day, at, memo, order_no, amount)
    SELECT NEW.customer_id, NEW.order_no,
      CASE WHEN NEW.state = 'REVERSED' THEN 'transferReversed' WHEN NEW.direction = 'IN' THEN 'transferIn' ELSE 'transferOut' END,
      NEW.day, NEW.created_at, NEW.memo, NEW.order_no,
      CASE WHEN NEW.direction = 'IN' AND NEW.state <> 'REVERSED' THEN NEW.amount ELSE -NEW.amount END
    ON CONFLICT (customer_id, record_id) DO NOTHING;
  ELSE
    DELETE FROM wallet_records
    WHERE customer_id = NEW.customer_id AND record_id = NEW.order_no AND balance_after IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- A posting leaves its record whoever makes it: money that only changes from spendable to frozen or held leaves none.
CREATE FUNCTION record_wallet_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The wallet's lock, which all other movements hold: of two at once each record knows the balance after the other.
  PERFORM 1 FROM ledger_accounts WHERE kind = 'wallet' AND customer_id IN (
    SELECT a.customer_id FROM added e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'outgoing')
  ORDER BY id FOR NO KEY UPDATE;
  WITH moved AS (
    SELECT e.transaction_id, a.customer_id, min(e.id) AS entry, sum(e.amount)::bigint AS amount
    FROM added e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.kind IN ('wallet', 'frozen', 'outgoing')
    GROUP BY e.transaction_id, a.customer_id HAVING sum(e.amount) <> 0
  ), paid AS (
    SELECT transaction_id, -sum(amount)::bigint AS earned FROM added
    WHERE account_id IN ('bank:interestExpense', 'bank:interestPayable', 'bank:marketingExpense') GROUP BY transaction_id
  ), written AS (
    INSERT INTO wallet_records
      (customer_id, record_id, kind, day, at, memo, order_no, seq_no, amount, earned, balance_after)
    SELECT m.customer_id, coalesce(own.order_no, t.id), t.kind, t.day, t.at, t.memo, t.order_no, t.seq_no, m.amount,
      coalesce(p.earned, 0),
      coalesce(before.balance_after, 0) + sum(m.amount) OVER (PARTITION BY m.customer_id ORDER BY t.day, m.entry)
    FROM moved m JOIN ledger_transactions t ON t.id = m.transaction_id
    LEFT JOIN transfers own ON own.order_no = t.order_no
    LEFT JOIN paid p ON p.transaction_id = m.transaction_id
    LEFT JOIN LATERAL (
      SELECT r.balance_after FROM wallet_records r
      WHERE r.customer_id = m.customer_id AND r.day <= t.day AND r.balance_after IS NOT NULL
      ORDER BY r.day DESC, r.id DESC LIMIT 1) before ON true
    ORDER BY t.day, m.entry
    RETURNING customer_id, day, amount
  )
  -- A day's end that runs late posts to a day that is over: what came after it stands on more.
  UPDATE wallet_records r SET balance_after = r.balance_after + late.amount
  FROM (SELECT after.id, sum(w.amount)::bigint AS amount FROM written w
        JOIN wallet_records after ON after.customer_id = w.customer_id AND after.day > w.day
        WHERE after.balance_after IS NOT NULL GROUP BY after.id) late
  WHERE r.id = late.id;
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- The ledger posts such money to the bank's debt by itself; whatever doesn't go through it is refused.
CREATE FUNCTION refuse_closed_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE closed text;
BEGIN
  SELECT e.account_id INTO closed
  FROM added e JOIN ledger_accounts l ON l.id = e.account_id JOIN accounts a ON a.customer_id = l.customer_id
  WHERE e.amount > 0 AND a.closed_at IS NOT NULL LIMIT 1;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION '% belongs to a closed account', closed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER accounts_end_family_grants AFTER UPDATE OF closed_at ON accounts FOR EACH ROW WHEN
  (new.closed_at IS NOT NULL) EXECUTE FUNCTION end_family_grants();
CREATE TRIGGER article_versions_immutable BEFORE UPDATE ON article_versions FOR EACH STATEMENT EXECUTE FUNCTION
  refuse_change();
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION apply_ledger_entries();
CREATE TRIGGER ledger_entries_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_record AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION record_wallet_movements();
CREATE TRIGGER ledger_entries_refuse_closed AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH
  STATEMENT EXECUTE FUNCTION refuse_closed_credits();
CREATE TRIGGER ledger_transactions_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH
  STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER points_entries_apply AFTER INSERT ON points_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION apply_points_entries();
CREATE TRIGGER points_entries_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON points_entries FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER points_transactions_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON points_transactions FOR EACH
  STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_pages_immutable BEFORE UPDATE ON statement_pages FOR EACH STATEMENT EXECUTE FUNCTION
  refuse_change();
CREATE TRIGGER statement_pieces_immutable BEFORE UPDATE ON statement_pieces FOR EACH STATEMENT EXECUTE FUNCTION
  refuse_change();
CREATE TRIGGER survey_versions_immutable BEFORE UPDATE ON survey_versions FOR EACH STATEMENT EXECUTE FUNCTION
  refuse_change();
CREATE TRIGGER transfers_record AFTER INSERT OR UPDATE OF state ON transfers FOR EACH ROW EXECUTE FUNCTION
  record_transfer();
