-- What ended without a person's decision is no refusal.

ALTER TABLE identity_records DROP CONSTRAINT identity_records_state_check;
ALTER TABLE identity_records ADD CONSTRAINT identity_records_state_check
  CHECK (state IN ('DONE', 'REVIEW', 'REJECTED', 'WITHDRAWN'));
UPDATE identity_records SET state = 'WITHDRAWN'
  WHERE state = 'REJECTED' AND note IN ('您已撤回本次申请', '密码已更换，无需审核');
