-- What a survey was answered about: a case or an order of the customer's own; empty for no single service.
ALTER TABLE survey_attempts ADD COLUMN about text NOT NULL DEFAULT ''
  CHECK (about ~ '^((case|order) .+)?$');
CREATE UNIQUE INDEX survey_attempts_about ON survey_attempts (customer_id, survey_id, version, about) WHERE state = 'SENT';
