-- fits the former release: it reads and writes what it did, and knows no slices, because it makes none
-- A day's end that several processes share: what is left of a step, cut into slices. A finished slice has no row.
CREATE TABLE day_end_slices (
  day char(8) NOT NULL REFERENCES day_ends,
  step text NOT NULL,
  slice smallint NOT NULL,
  -- as in day_ends
  cursor text NOT NULL,
  -- the last key of the slice; none of the last slice
  until text,
  PRIMARY KEY (day, step, slice)
);

-- Each day's end looks for those that pay by periods, and for no others.
CREATE INDEX holdings_periods ON holdings (seq_no) WHERE status = 'open' AND interest ->> 'method' = 'fullPeriod';
-- Each day's end updates every open holding: with room in its page, that writes no index.
ALTER TABLE holdings SET (fillfactor = 70);
