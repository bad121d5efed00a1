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

-- Ids that were only asked about are deleted once no call with them can be on its way any more.
CREATE INDEX operations_asked ON operations (created_at) WHERE call = 'queryOperation';
