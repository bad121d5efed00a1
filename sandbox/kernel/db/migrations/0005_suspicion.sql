-- The network address somebody joined from, hashed with its campaign, so that it serves for counting there alone.
ALTER TABLE participations ADD COLUMN address_hash text;
CREATE INDEX participations_address ON participations (act_id, address_hash, joined_at);
