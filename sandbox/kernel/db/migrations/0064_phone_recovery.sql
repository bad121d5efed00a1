-- Another number for who can neither receive the old one's codes nor sign in.
ALTER TABLE phone_changes DROP CONSTRAINT phone_changes_method_check;
ALTER TABLE phone_changes ADD CONSTRAINT phone_changes_method_check
  CHECK (method IN ('OLD_CODE', 'FACE', 'REVIEW', 'RECOVER'));
-- The bank's clock: before when it isn't carried out though a person said yes.
ALTER TABLE phone_changes ADD COLUMN ready_at bigint;
ALTER TABLE phone_changes ADD CHECK (method <> 'RECOVER' OR ready_at IS NOT NULL
  OR state IN ('STARTED', 'OLD_PROVED', 'NEW_PROVED', 'ABANDONED'));
