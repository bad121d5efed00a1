-- Documents about an account that the bank issues: asked for, made afterwards, fetched for some days, verified for ever.
CREATE TABLE statements (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('STATEMENT', 'RECEIPT', 'BALANCE', 'INTEREST_YEAR')),
  from_day char(8) NOT NULL,
  to_day char(8) NOT NULL CHECK (to_day >= from_day),
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
  CHECK ((kind = 'RECEIPT') = (order_no IS NOT NULL)),
  CHECK ((state IN ('READY', 'EXPIRED')) = (issued_at IS NOT NULL)),
  CHECK (issued_at IS NULL OR (until_day IS NOT NULL AND check_code IS NOT NULL AND digest IS NOT NULL AND bytes IS NOT NULL
    AND pieces IS NOT NULL AND pages IS NOT NULL AND holder IS NOT NULL AND last_four IS NOT NULL))
);
CREATE INDEX statements_customer ON statements (customer_id, number DESC);
CREATE INDEX statements_preparing ON statements (next_try_at) WHERE state = 'PREPARING';
CREATE INDEX statements_ready ON statements (until_day, id) WHERE state = 'READY';

-- The issued bytes: a file in pieces, and its pages as the app draws them. They go at the end, and never change before.
CREATE TABLE statement_pieces (
  statement_id text NOT NULL REFERENCES statements,
  -- from 0
  piece integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (statement_id, piece)
);
-- compressed already
ALTER TABLE statement_pieces ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE TRIGGER statement_pieces_immutable BEFORE UPDATE ON statement_pieces
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE statement_pages (
  statement_id text NOT NULL REFERENCES statements,
  -- from 1
  page integer NOT NULL,
  content json NOT NULL,
  PRIMARY KEY (statement_id, page)
);
CREATE TRIGGER statement_pages_immutable BEFORE UPDATE ON statement_pages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
