-- What a bound card is for, what its owner calls it, and which of a customer's cards is the first.
ALTER TABLE bound_cards ADD COLUMN role text NOT NULL DEFAULT 'ORDINARY'
  CHECK (role IN ('FIRST', 'ORDINARY', 'SPECIAL'));
ALTER TABLE bound_cards ADD COLUMN alias text CHECK (alias <> '');

UPDATE bound_cards SET role = 'FIRST' WHERE id IN (
  SELECT DISTINCT ON (customer_id) id FROM bound_cards WHERE unbound_at IS NULL
  ORDER BY customer_id, is_default DESC, bound_at, id);

CREATE UNIQUE INDEX bound_cards_first ON bound_cards (customer_id) WHERE unbound_at IS NULL AND role = 'FIRST';
CREATE UNIQUE INDEX bound_cards_default ON bound_cards (customer_id) WHERE unbound_at IS NULL AND is_default;

-- Banks whose cards can't be verified for now, as the card network has announced.
CREATE TABLE maintained_banks (
  bank_name text PRIMARY KEY,
  since bigint NOT NULL
);
