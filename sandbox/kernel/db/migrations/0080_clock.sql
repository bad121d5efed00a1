-- The bank's time comes from its processes and no longer from the database; so a bank that nobody has opened has no first
-- day yet.
ALTER TABLE bank_clock ALTER COLUMN opened_day DROP DEFAULT, ALTER COLUMN opened_day DROP NOT NULL;
UPDATE bank_clock SET opened_day = NULL
WHERE NOT EXISTS (SELECT FROM customers) AND NOT EXISTS (SELECT FROM day_ends);
