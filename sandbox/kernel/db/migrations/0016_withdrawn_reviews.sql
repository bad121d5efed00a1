-- What ended without a person's decision is no refusal.
-- fits the former release: it never reads the column; what is withdrawn there reads as refused, as it did before.

ALTER TABLE identity_records ADD COLUMN withdrawn boolean NOT NULL DEFAULT false;
UPDATE identity_records SET withdrawn = true
  WHERE state = 'REJECTED' AND note IN ('您已撤回本次申请', '密码已更换，无需审核');
