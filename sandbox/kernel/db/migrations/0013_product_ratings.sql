-- The issuer's and the seller's rating of a product, of which the higher counts (order 7 of 2025). So far there was one.

ALTER TABLE products ADD COLUMN issuer_level smallint CHECK (issuer_level BETWEEN 1 AND 5);
ALTER TABLE products ADD COLUMN seller_level smallint CHECK (seller_level BETWEEN 1 AND 5);
UPDATE products SET issuer_level = risk_level, seller_level = risk_level;
ALTER TABLE products DROP COLUMN risk_level;
ALTER TABLE products ADD CONSTRAINT both_ratings_or_none CHECK ((issuer_level IS NULL) = (seller_level IS NULL));
