-- What an agreement deposit pays is kept with each holding as of every other deposit: its rates in their columns, its
-- floor balance in its terms. Holdings keep what they were bought with.

UPDATE holdings SET
  appoint_rate = (interest #>> '{terms,agreedRate}')::integer,
  ahead_rate = (interest #>> '{terms,demandRate}')::integer,
  interest = jsonb_build_object('method', 'agreement', 'floorBalance', interest #> '{terms,floorBalance}')
WHERE interest ->> 'method' = 'agreement';
-- New ones: a floor balance below the smallest purchase, so that nobody earns the demand rate alone.
UPDATE products SET interest = '{"method": "agreement", "floorBalance": 1000000}' WHERE product_type = '30201';

ALTER TABLE holdings ADD CONSTRAINT floor_balance_of_agreement
  CHECK (interest ->> 'method' <> 'agreement' OR (interest -> 'floorBalance') IS NOT NULL);
