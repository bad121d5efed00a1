-- Questionnaires: every version as it was asked. A changed question is a new version.
CREATE TABLE survey_versions (
  survey_id text NOT NULL CHECK (survey_id ~ '^[a-zA-Z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  -- a survey or a quiz with its keys, as src/domain/survey has them
  body jsonb NOT NULL,
  from_day char(8) NOT NULL,
  published_at bigint NOT NULL,
  PRIMARY KEY (survey_id, version)
);
CREATE TRIGGER survey_versions_immutable BEFORE UPDATE ON survey_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a customer answered: one attempt a version, and further ones of a quiz that was failed.
CREATE TABLE survey_attempts (
  customer_id text NOT NULL REFERENCES customers,
  survey_id text NOT NULL,
  version integer NOT NULL,
  -- from 1
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL CHECK (state IN ('STARTED', 'SENT', 'PASSED', 'FAILED')),
  answers jsonb NOT NULL,
  correct integer NOT NULL CHECK (correct >= 0),
  -- of the last answer
  answered_day char(8) NOT NULL,
  answered_at bigint NOT NULL,
  PRIMARY KEY (customer_id, survey_id, version, number),
  FOREIGN KEY (survey_id, version) REFERENCES survey_versions
);
