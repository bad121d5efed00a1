-- A random is its session's: the signed call's MAC says which call it was used for.
ALTER TABLE request_randoms DROP COLUMN path;
