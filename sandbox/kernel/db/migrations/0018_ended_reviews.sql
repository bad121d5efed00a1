-- What ended otherwise than by its customer taking it back isn't told as taken back.
-- fits the former release: it never reads the column; what ended reads as withdrawn there, as it did before.

ALTER TABLE identity_records ADD COLUMN lapsed boolean NOT NULL DEFAULT false;
UPDATE identity_records SET lapsed = true
  WHERE withdrawn AND note IN ('本次更换手机号已由客服终止', '账户已注销，无需审核', '密码已更换，无需审核',
    '您已通过人脸识别，无需审核', '未能在期限内审核，注销申请已结束，可以重新申请', '您的资料已变更，请重新说明税收居民身份');
