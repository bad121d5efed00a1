-- What family cards spend counts for the caps of the owner's account, together with whatever else it spends.
INSERT INTO account_uses (account_id, customer_id, kind, day, amount)
SELECT 'wallet:' || owner_id, owner_id, 'OUT', day, sum(amount - refunded) FROM family_spendings GROUP BY owner_id, day
ON CONFLICT (account_id, kind, day) DO UPDATE SET amount = account_uses.amount + excluded.amount;
-- These records were written without the order they carry out, whose number is theirs.
UPDATE wallet_records SET order_no = record_id
WHERE kind IN ('familySpend', 'familyRefund', 'subFund', 'subTakeBack', 'subSweep', 'spend', 'spendRefund') AND order_no IS NULL;
