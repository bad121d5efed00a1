-- What WeChat lends the bank for two hours, kept once for all processes. Sealed under the app's secret, which isn't here.

CREATE TABLE wechat_tokens (
  app_id text NOT NULL,
  -- accessToken or jsapiTicket
  kind text NOT NULL,
  -- NULL until the first one came
  sealed text,
  expires_at bigint NOT NULL DEFAULT 0,
  -- until when one process alone may fetch the next
  renewing_until bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (app_id, kind)
);
