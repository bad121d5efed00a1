-- Batches of payouts that enterprises fund, and what comes back of them (docs/decisions/special-payouts.md).
ALTER TABLE org_movements DROP CONSTRAINT org_movements_kind_check;
ALTER TABLE org_movements ADD CONSTRAINT org_movements_kind_check
  CHECK (kind IN ('orgIn', 'orgOut', 'payroll', 'specialFunded', 'specialReturned'));
