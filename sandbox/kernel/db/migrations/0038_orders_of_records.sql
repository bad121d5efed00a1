-- Interest and principal that a day's end paid were posted without the number of their order, so that nobody could ask for
-- a receipt from their records.
UPDATE wallet_records r SET order_no = o.id FROM orders o
WHERE r.order_no IS NULL AND o.customer_id = r.customer_id AND o.seq_no = r.seq_no AND o.created_at = r.at
  AND o.kind = r.kind AND o.kind IN ('depositPayout', 'depositMaturity') AND r.amount = o.amount + o.interest;

-- A record is found by its order's number too.
CREATE INDEX wallet_records_by_order ON wallet_records (customer_id, order_no) WHERE order_no IS NOT NULL;
