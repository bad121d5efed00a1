-- A changed number is among the customer's identity records.
ALTER TABLE identity_records DROP CONSTRAINT identity_records_kind_check;
ALTER TABLE identity_records ADD CONSTRAINT identity_records_kind_check
  CHECK (kind IN ('OPEN', 'ID_CARD', 'INFORMATION', 'TAX', 'ACTIVATION', 'PASSWORD', 'PHONE'));
