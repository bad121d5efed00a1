-- The card that a closing pays to: the one its owner was shown, and not whichever is the first when it is paid.
ALTER TABLE closures ADD COLUMN card_id text REFERENCES bound_cards;

UPDATE closures SET card_id = (
  SELECT id FROM bound_cards
  WHERE bound_cards.customer_id = closures.customer_id AND role = 'FIRST' AND unbound_at IS NULL
)
WHERE state IN ('SUBMITTED', 'PAYING_OUT');
