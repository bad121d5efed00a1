-- The version of the agreements that an order was given under is kept with the order; so far with the record of the sale.

ALTER TABLE orders ADD COLUMN agreement_version text;
UPDATE orders SET agreement_version = sale.detail ->> 'agreementVersion'
FROM audit_events sale
WHERE sale.kind = 'sale' AND sale.detail ->> 'clientId' = orders.client_id;

-- What the bank wants known of a product before it is bought: title and body. The catalogue fills it.
ALTER TABLE products ADD COLUMN alert jsonb;
