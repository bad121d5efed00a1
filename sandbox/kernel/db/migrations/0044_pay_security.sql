-- What a customer has set to protect their money: limits that begin later, the stop, the notice, the regions.
ALTER TABLE transfer_limits
  ADD COLUMN next_single bigint CHECK (next_single >= 0),
  ADD COLUMN next_a_day bigint CHECK (next_a_day >= 0),
  ADD COLUMN next_from char(8),
  ADD COLUMN stopped_at bigint,
  ADD COLUMN notice_over bigint CHECK (notice_over > 0),
  -- codes of provinces between commas; none while transfers from anywhere are as good
  ADD COLUMN provinces text CHECK (provinces ~ '^[0-9]{2}(,[0-9]{2})*$'),
  ADD CHECK ((next_single IS NULL) = (next_from IS NULL) AND (next_a_day IS NULL) = (next_from IS NULL));

-- What a customer's payments to others used of a day's limit, without what came back of them.
CREATE TABLE spending_uses (
  customer_id text NOT NULL REFERENCES customers,
  day char(8) NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (customer_id, day)
);
