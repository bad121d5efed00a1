-- Whether somebody had an account before is asked by their ID card.
CREATE INDEX former_customers_card ON former_customers (id_card_no);
