-- The first day that a reader recognised on an ID card's emblem side, YYYYMMDD; a new card has the old one's number.
ALTER TABLE identity_images ADD COLUMN recognised_from text;
