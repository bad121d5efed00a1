-- What became of a text message at the service that delivers it. Those from before have been shown by the console.

ALTER TABLE sms_messages
  ADD COLUMN delivery text NOT NULL DEFAULT 'sent'
    CONSTRAINT sms_messages_delivery_check CHECK (delivery IN ('waiting', 'handed', 'sent', 'refused', 'unknown'));

CREATE INDEX sms_messages_waiting ON sms_messages (id) WHERE delivery = 'waiting';
