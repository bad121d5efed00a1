-- What the bank has written for everybody: every version of every article as it was published.
CREATE TABLE article_versions (
  article_id text NOT NULL CHECK (article_id ~ '^[a-z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  section text NOT NULL CHECK (section IN ('FAQ', 'EDU', 'NOTICE', 'PRICE', 'PUBLICITY')),
  topic text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  keywords jsonb NOT NULL,
  blocks jsonb NOT NULL,
  from_day char(8) NOT NULL,
  until_day char(8) CHECK (until_day >= from_day),
  -- taken back: a version that shows nothing, so that what was shown before stays provable
  withdrawn boolean NOT NULL DEFAULT false,
  -- the place in lists, the smallest first
  sort integer NOT NULL,
  published_at bigint NOT NULL,
  PRIMARY KEY (article_id, version)
);
CREATE TRIGGER article_versions_immutable BEFORE UPDATE ON article_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How many readers a version helped; of whom is not kept.
CREATE TABLE article_votes (
  article_id text NOT NULL,
  version integer NOT NULL,
  helpful integer NOT NULL DEFAULT 0 CHECK (helpful >= 0),
  unhelpful integer NOT NULL DEFAULT 0 CHECK (unhelpful >= 0),
  PRIMARY KEY (article_id, version),
  FOREIGN KEY (article_id, version) REFERENCES article_versions
);
