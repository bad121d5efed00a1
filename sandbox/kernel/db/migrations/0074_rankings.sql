-- Who wants to appear in the rankings of points; whoever has no row doesn't.
CREATE TABLE ranking_choices (
  customer_id text PRIMARY KEY REFERENCES customers,
  shown_since bigint NOT NULL
);

-- A month's points of who appears.
CREATE INDEX points_transactions_day ON points_transactions (day, kind);
