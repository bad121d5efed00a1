-- Which key outside the database a hash was made under; none for those made without, which are renewed when they are used.

ALTER TABLE credentials ADD COLUMN key_id text;
UPDATE onboarding_drafts SET data = jsonb_set(data, '{password,keyId}', 'null') WHERE data ? 'password';
