-- Money of red packets is paid out with the account; what still has to be looked at has a name of its own.
ALTER TABLE closures ADD COLUMN red_packets bigint NOT NULL DEFAULT 0 CHECK (red_packets >= 0);

UPDATE closures SET blocked = replace(blocked::text, '"activityMoney"', '"heldRewards"')::jsonb;
