-- What each password hash cost, so that the cost can change. All so far were made at 2^14.

ALTER TABLE credentials ADD COLUMN cost smallint NOT NULL DEFAULT 14;
ALTER TABLE credentials ALTER COLUMN cost DROP DEFAULT;
UPDATE onboarding_drafts SET data = jsonb_set(data, '{password,cost}', '14') WHERE data ? 'password';
