-- What was handed on to whom is kept as long as its consent says, and looked for by its age.
CREATE INDEX bridge_openings_opened ON bridge_openings (opened_at);
