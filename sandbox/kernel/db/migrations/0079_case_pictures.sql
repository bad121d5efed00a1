-- Pictures beside what customers write about a case. One is taken in by itself, and belongs to the writing it was sent with.
ALTER TABLE case_steps ADD CONSTRAINT case_steps_owner UNIQUE (id, customer_id);

CREATE TABLE case_pictures (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  -- made by the app, so that one picture is taken once however often it is sent
  client_id text NOT NULL,
  -- SHA-256 of what was sent, in hex: the same client id with another picture is refused
  digest char(64) NOT NULL,
  mime text NOT NULL CHECK (mime IN ('image/jpeg', 'image/png')),
  -- as kept
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  uploaded_at bigint NOT NULL,
  -- all its pieces are there
  complete boolean NOT NULL DEFAULT false,
  -- the writing it belongs to, and where it stands in it, from 0
  step_id bigint,
  place integer CHECK (place BETWEEN 0 AND 2),
  UNIQUE (customer_id, client_id),
  UNIQUE (step_id, place),
  CHECK ((step_id IS NULL) = (place IS NULL)),
  CHECK (step_id IS NULL OR complete),
  -- nobody's picture stands in another's case
  FOREIGN KEY (step_id, customer_id) REFERENCES case_steps (id, customer_id)
);
-- what became no part of a case, to be deleted
CREATE INDEX case_pictures_loose ON case_pictures (uploaded_at, id) WHERE step_id IS NULL;

CREATE TABLE case_picture_parts (
  picture_id text NOT NULL REFERENCES case_pictures ON DELETE CASCADE,
  -- from 0
  part integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (picture_id, part)
);
-- pictures are compressed already
ALTER TABLE case_picture_parts ALTER COLUMN content SET STORAGE EXTERNAL;
