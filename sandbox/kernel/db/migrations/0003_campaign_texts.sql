-- Text messages about campaigns: whose number has agreed to them, and to which number a link was sent.

CREATE TABLE campaign_sms_choices (
  mobile_no text PRIMARY KEY,
  -- who agreed signed in, for as long as the number is theirs; NULL: its owner did at a counter
  customer_id text REFERENCES customers,
  wanted boolean NOT NULL,
  changed_at bigint NOT NULL
);
CREATE INDEX campaign_sms_choices_customer ON campaign_sms_choices (customer_id);

-- NULL: made before links were those of one message.
ALTER TABLE campaign_links ADD COLUMN mobile_no text;
