-- Why an order that waited was never sent: a freeze needed its money, or the account might no longer pay.
ALTER TABLE transfers DROP CONSTRAINT transfers_failure_check;
ALTER TABLE transfers ADD CONSTRAINT transfers_failure_check
  CHECK (failure IN ('balance', 'closed', 'limit', 'clarified', 'frozen', 'restricted'));

-- A freeze looks for what waits.
CREATE INDEX transfers_waiting ON transfers (customer_id) WHERE state = 'WAITING';
