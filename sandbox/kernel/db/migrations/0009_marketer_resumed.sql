-- When a suspension of the right to promote ended last: what was ordered before then brings no commission.

ALTER TABLE marketers ADD COLUMN resumed_at bigint;
