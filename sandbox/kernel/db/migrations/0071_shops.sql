-- Marketers' small shops: what is edited, and the version approved last, which everybody reads.
CREATE TABLE shops (
  customer_id text PRIMARY KEY REFERENCES customers,
  sales_id text NOT NULL UNIQUE REFERENCES marketers,
  draft jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('DRAFT', 'IN_REVIEW', 'ONLINE', 'REJECTED')),
  -- of the text that is reviewed or was last
  approval_id text,
  submitted_at bigint,
  published jsonb,
  published_at bigint,
  -- from when the approval of its owner lasts in which it was published: another one needs another review
  term bigint,
  -- whether its owner wants it to be seen
  open boolean NOT NULL DEFAULT true,
  changed_at bigint NOT NULL,
  CHECK ((published IS NULL) = (published_at IS NULL) AND (published IS NULL) = (term IS NULL)),
  CHECK (state NOT IN ('IN_REVIEW', 'ONLINE', 'REJECTED') OR approval_id IS NOT NULL)
);
