-- From where, how and on which device somebody logged in; attempts that only repeat another of their day are counted with it.

ALTER TABLE login_records
  ADD COLUMN place text,
  ADD COLUMN platform text,
  ADD COLUMN how text NOT NULL DEFAULT 'gesture' CHECK (how IN ('gesture', 'code', 'password', 'face')),
  ADD COLUMN device_id text,
  ADD COLUMN times int NOT NULL DEFAULT 1 CHECK (times > 0),
  ADD COLUMN disowned_at bigint,
  DROP CONSTRAINT login_records_outcome_check,
  ADD CONSTRAINT login_records_outcome_check
    CHECK (outcome IN ('right', 'wrong', 'locked', 'unconfirmed', 'wrongCode'));
