-- Who brought the customer, kept with each order; and who is the bank's own staff.

ALTER TABLE orders ADD COLUMN source jsonb NOT NULL DEFAULT '{}';
ALTER TABLE customers ADD COLUMN staff boolean NOT NULL DEFAULT false;
