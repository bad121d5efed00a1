-- The ledger's last entry when interest was accrued: what is dated back later is accrued by the next day's end.
ALTER TABLE demand_accrual ADD COLUMN last_entry bigint NOT NULL DEFAULT 0;
