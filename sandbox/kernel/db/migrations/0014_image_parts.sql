-- Pictures in pieces: one statement with two megabytes keeps an embedded bank from answering anybody else.

CREATE TABLE identity_image_parts (
  image_id text NOT NULL REFERENCES identity_images ON DELETE CASCADE,
  -- from 0
  part integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (image_id, part)
);
-- photos are compressed already
ALTER TABLE identity_image_parts ALTER COLUMN content SET STORAGE EXTERNAL;

INSERT INTO identity_image_parts (image_id, part, content)
SELECT id, part, substring(content FROM part * 65536 + 1 FOR 65536)
FROM identity_images, generate_series(0, (length(content) - 1) / 65536) AS part;

ALTER TABLE identity_images DROP COLUMN content;
-- all its pieces are there; one whose upload was broken off is swept like any other that nothing used
ALTER TABLE identity_images ADD COLUMN complete boolean NOT NULL DEFAULT true;
ALTER TABLE identity_images ALTER COLUMN complete SET DEFAULT false;
