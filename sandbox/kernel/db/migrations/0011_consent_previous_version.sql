-- A consent's record says which version it came after: the one that the person had agreed to before.

ALTER TABLE consents ADD COLUMN previous_version text;
