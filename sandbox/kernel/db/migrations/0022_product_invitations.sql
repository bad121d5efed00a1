-- Which customers the bank has invited to a product family that is sold by invitation only.
CREATE TABLE product_invitations (
  customer_id text NOT NULL REFERENCES customers (id),
  family text NOT NULL,
  invited_at bigint NOT NULL,
  PRIMARY KEY (customer_id, family)
);
