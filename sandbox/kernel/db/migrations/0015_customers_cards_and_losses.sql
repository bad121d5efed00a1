-- A customer's cards that were ever bound, and what became of their losses, which the timeline reads by time: without these
-- it goes through everybody's.

CREATE INDEX bound_cards_customer ON bound_cards (customer_id, bound_at);
CREATE INDEX loss_steps_customer ON loss_steps (customer_id, at);
