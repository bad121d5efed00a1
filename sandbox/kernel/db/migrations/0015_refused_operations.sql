-- A refusal that gives its id back is kept as well, to tell a refused id from one that was never used.
ALTER TABLE operations ADD COLUMN settled boolean NOT NULL DEFAULT true;
