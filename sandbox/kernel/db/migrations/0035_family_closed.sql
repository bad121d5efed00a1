-- Whoever closes the account, by whatever way, gives and uses no family card any more (domain/family/grant, `closed`).
CREATE FUNCTION end_family_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A grant that is being given at this moment is waited for.
  PERFORM 1 FROM customers WHERE id = NEW.customer_id FOR UPDATE;
  UPDATE family_grants SET state = 'ENDED', changed_at = NEW.closed_at
  WHERE NEW.customer_id IN (owner_id, member_id) AND state IN ('INVITED', 'ACTIVE', 'PAUSED');
  RETURN NULL;
END $$;

CREATE TRIGGER accounts_end_family_grants AFTER UPDATE OF closed_at ON accounts
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION end_family_grants();

UPDATE family_grants SET state = 'ENDED', changed_at = a.closed_at
FROM accounts a WHERE a.closed_at IS NOT NULL AND a.customer_id IN (owner_id, member_id)
  AND state IN ('INVITED', 'ACTIVE', 'PAUSED');
