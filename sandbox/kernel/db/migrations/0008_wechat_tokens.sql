-- What WeChat gave the bank to ask with, kept once for all of its processes.
CREATE TABLE wechat_tokens (
  app_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('access', 'jsapi')),
  value text NOT NULL DEFAULT '',
  expires_at bigint NOT NULL DEFAULT 0,
  renewing_until bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (app_id, kind)
);
