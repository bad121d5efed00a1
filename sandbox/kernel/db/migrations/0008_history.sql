-- A customer's orders page by page, newest first: an order's number grows with its time.
CREATE INDEX orders_history ON orders (customer_id, id DESC);
