-- Complaints, advice and messages, and what became of them.
CREATE TABLE cases (
  case_no text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- made by the app, so that one form opens one case however often it is sent
  client_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('COMPLAINT', 'FEEDBACK', 'MESSAGE')),
  topic text NOT NULL,
  state text NOT NULL
    CHECK (state IN ('RECEIVED', 'IN_PROGRESS', 'EXTENDED', 'REPLIED', 'REVIEW_ASKED', 'CLOSED', 'WITHDRAWN')),
  -- the order it is about
  order_no text,
  -- the clerk complained of
  against text CHECK (against IS NULL OR kind = 'COMPLAINT'),
  -- whether its customer agrees to its standing on the message board
  may_publish boolean NOT NULL CHECK (NOT may_publish OR kind = 'MESSAGE'),
  opened_at bigint NOT NULL,
  due_day char(8) NOT NULL,
  extended integer NOT NULL DEFAULT 0 CHECK (extended >= 0),
  -- of an answered one: the last day to object, and to be left open
  review_until char(8) CHECK (review_until IS NOT NULL OR state <> 'REPLIED'),
  -- the due day for which it was taken to who is above the clerk
  escalated_for char(8),
  -- the clerk who has it
  clerk text CHECK (clerk IS NOT NULL OR state IN ('RECEIVED', 'WITHDRAWN')),
  UNIQUE (customer_id, client_id)
);
CREATE INDEX cases_customer ON cases (customer_id, opened_at, case_no);
CREATE INDEX cases_due ON cases (due_day, case_no) WHERE state IN ('RECEIVED', 'IN_PROGRESS', 'EXTENDED', 'REVIEW_ASKED');
CREATE INDEX cases_replied ON cases (review_until, case_no) WHERE state = 'REPLIED';

-- The course of each, with what was written; the first is what it was opened with.
CREATE TABLE case_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL REFERENCES cases,
  customer_id text NOT NULL REFERENCES customers,
  step text NOT NULL CHECK (step IN ('RECEIVED', 'IN_PROGRESS', 'ADDED', 'ESCALATED', 'EXTENDED', 'REPLIED',
    'REVIEW_ASKED', 'REVIEWED', 'CLOSED', 'WITHDRAWN')),
  by text NOT NULL CHECK (by IN ('customer', 'staff', 'bank')),
  text text,
  at bigint NOT NULL
);
CREATE INDEX case_steps_case ON case_steps (case_no, id);

-- The message board: what everybody may read, in the bank's wording. Of whom it comes only the case says.
CREATE TABLE case_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL UNIQUE REFERENCES cases,
  question text NOT NULL,
  reply text NOT NULL,
  published_at bigint NOT NULL
);
CREATE INDEX case_notes_board ON case_notes (published_at, id);
