-- What a message leads to: {"subject", "id", "productType"}, ids and codes only.
ALTER TABLE messages ADD COLUMN about jsonb;
-- The badge is counted on every visit of home.
CREATE INDEX messages_unread ON messages (customer_id, kind) WHERE read_at IS NULL;
CREATE INDEX messages_sent ON messages (sent_at);

-- Kinds of messages that a customer has turned off.
CREATE TABLE message_refusals (
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL,
  refused_at bigint NOT NULL,
  PRIMARY KEY (customer_id, kind)
);

-- Subscription messages of WeChat that a customer has allowed and that haven't been sent.
CREATE TABLE message_subscriptions (
  customer_id text NOT NULL REFERENCES customers,
  kind text NOT NULL,
  open_id text NOT NULL,
  allowed integer NOT NULL CHECK (allowed >= 0),
  allowed_at bigint NOT NULL,
  PRIMARY KEY (customer_id, kind)
);

-- Messages that are still to be sent by WeChat too; each is taken out by whoever sends it.
CREATE TABLE subscription_sends (
  message_id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE
);

-- What the stand-in for WeChat's subscription messages would have sent.
CREATE TABLE standin_subscription_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  open_id text NOT NULL,
  template_id text NOT NULL,
  title text NOT NULL,
  message_id text NOT NULL,
  sent_at bigint NOT NULL
);
