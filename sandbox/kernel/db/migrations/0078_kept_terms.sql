-- What was said when something was given or agreed stays with it, whatever the tables of today say.
ALTER TABLE vouchers ADD COLUMN terms jsonb NOT NULL DEFAULT '[]';
UPDATE vouchers SET terms = CASE prize
  WHEN 'cafe10' THEN '["付款前出示券码，由店员核销", "每单限用1张，不找零、不兑现", "退货后券在有效期内退回"]'::jsonb
  WHEN 'farm20' THEN '["用于购买种子、化肥、农具", "每单限用1张，不找零、不兑现", "退货后券在有效期内退回"]'::jsonb
  WHEN 'videoMonth' THEN '["在样例视频的“兑换中心”输入兑换码", "兑换码仅可使用一次，请勿告知他人"]'::jsonb
  ELSE '[]'::jsonb END;
ALTER TABLE vouchers ALTER COLUMN terms DROP DEFAULT;

-- the branch an appointment was made for: its clerk may go to another one
ALTER TABLE served ADD COLUMN branch text;
UPDATE served SET branch = (SELECT branch FROM marketers WHERE marketers.sales_id = served.sales_id);
ALTER TABLE served ALTER COLUMN branch SET NOT NULL;

-- what was donated, which is told by quarters; what waits to be sent
CREATE INDEX mall_orders_donated ON mall_orders (item_id, placed_at) WHERE kind = 'DONATION' AND state = 'FULFILLED';
CREATE INDEX mall_orders_waiting ON mall_orders (placed_at, order_no) WHERE state = 'PLACED';
