-- Where the name that an application shows was checked; nowhere known of those written before.
ALTER TABLE approvals ADD COLUMN payee_checked text NOT NULL DEFAULT '';
