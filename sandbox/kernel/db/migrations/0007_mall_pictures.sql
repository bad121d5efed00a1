-- How an item of the mall looks; what was on the shelf before looks like a parcel until it is published anew.
ALTER TABLE mall_items ADD COLUMN picture text NOT NULL DEFAULT 'parcel';
